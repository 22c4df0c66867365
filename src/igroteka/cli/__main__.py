"""Runs the command line: `python -m igroteka.cli`."""

import sys

from igroteka.cli import main

sys.exit(main())

"""What every test is run with."""

from hypothesis import settings

# Hypothesis fails an example that takes longer than 200 ms. That measures the machine, and timings belong in bench/.
settings.register_profile("igroteka", settings.default, deadline=None)
settings.load_profile("igroteka")

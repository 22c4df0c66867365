"""The parts of `./run bench upgrade`: clients that come back by themselves, as the browser's page does."""

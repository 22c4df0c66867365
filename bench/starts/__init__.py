"""The parts of `./run bench start` that start a server."""

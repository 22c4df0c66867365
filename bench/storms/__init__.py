"""The parts of `./run bench storm`: a server process, guests who play over sockets, and the measurements."""

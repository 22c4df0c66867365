"""The parts of `./run bench storm`: a server of its own, guests who play there over sockets, and what is measured."""

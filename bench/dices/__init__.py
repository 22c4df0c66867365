"""Parts of `./run bench dice`."""

"""Parts of `./run bench soundness` and `./run bench reviews`."""

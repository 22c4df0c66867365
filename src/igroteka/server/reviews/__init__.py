"""Reviews of matches, while they are made: each moment is judged in a worker process, and what is there is told."""

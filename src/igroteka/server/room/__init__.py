"""Tables in memory: the mailbox, the connected clients, timers, and play that runs on the clock."""

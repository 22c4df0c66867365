"""What clients send and what they are told: commands, messages, refusals, close codes."""

"""A table as plain code: its log, its seats, and what may be done. No asyncio, no clock."""

"""Reviews of matches: the expected result over time, luck apart from skill, and what would have been better."""

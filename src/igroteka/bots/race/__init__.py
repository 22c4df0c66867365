"""Characters that race for the chairs of Chazz."""

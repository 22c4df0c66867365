"""Attacks on a server of our own, for loopback only and bounded in time: one module for each."""

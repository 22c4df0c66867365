"""The engine that every game is built on. Imports nothing else from this project."""

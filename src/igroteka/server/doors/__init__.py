"""HTTP, WebSockets and what stands at the entrance: identities, limits, static files."""

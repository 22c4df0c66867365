"""Metrics of the running server, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

FINE = (0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)

STEPS = Counter("igroteka_steps", "Steps that were made durable")
COMMITS = Histogram("igroteka_commit_seconds", "From a decision until it is durable", buckets=FINE)
RACE_LATENESS = Histogram("igroteka_race_lateness_seconds", "How late a tick of a race comes", buckets=FINE)
STORE_FAILURES = Counter("igroteka_store_failures", "Changes and queries that the store could not do")
STORE_FAILING = Gauge("igroteka_store_failing", "1 while the store fails, else 0")
SOCKETS = Gauge("igroteka_sockets", "Clients that are connected")
CONNECTIONS = Gauge("igroteka_connections", "Open connections, sockets among them")
CONNECTIONS_REFUSED = Counter("igroteka_connections_refused", "Connections that were refused: one too many")
TABLES = Gauge("igroteka_tables_in_memory", "Tables in memory")
BOTS_ASKED = Counter("igroteka_bots_asked", "Answers that bots were asked for")
BOTS_FAILED = Counter("igroteka_bots_failed", "Answers that did not come")

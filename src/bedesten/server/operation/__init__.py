"""Running a server: configuration, logs, metrics, backups, upgrades."""

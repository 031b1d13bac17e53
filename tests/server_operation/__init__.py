"""Tests of running a server: backups, audits, migrations."""

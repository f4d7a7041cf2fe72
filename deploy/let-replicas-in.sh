#!/bin/sh
# Run once by the database's image, when it makes the database: lets the replica of compose.yaml copy and follow it.
echo 'host replication all all scram-sha-256' >> "$PGDATA/pg_hba.conf"

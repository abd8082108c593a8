#!/bin/sh
# The database's image runs this once, on an empty volume: the role that a standby copies and follows as.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role boothwright_replication replication login password :'password';
SQL
# "all" in this file does not mean replication
echo "host replication boothwright_replication samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"

#!/bin/sh
# A hot standby of $PRIMARY: copies it once, and follows it from then on. To promote it: pg_ctl promote.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres "$(dirname "$PGDATA")"
  chmod 700 "$PGDATA"
  # a copy that broke off is begun again
  until gosu postgres pg_basebackup --host="$PRIMARY" --username=boothwright_replication --pgdata="$PGDATA" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast; do
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
fi
# a standby must allow as many connections as its primary
exec docker-entrypoint.sh postgres -c max_connections=150 -c wal_keep_size=1GB

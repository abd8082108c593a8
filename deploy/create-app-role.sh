#!/bin/sh
# The database's image runs this once, on an empty volume: the role that the app works as. `migrate` grants it its rights.
set -eu
psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=password="$APP_PASSWORD" <<'SQL'
create role boothwright_app login password :'password';
SQL

import { Migration } from "@mikro-orm/migrations";

export class Migration20261127231336_last_days extends Migration {
  override name = "Migration20261127231336_last_days";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "last_day_lag_ms" int not null default 0;`);
    // a zone that this PostgreSQL doesn't know stays UTC
    this.addSql(
      `update "quote_response" r set "last_day_lag_ms" = round(extract(epoch from ((r.valid_until at time zone 'UTC') at time zone z.name) - r.valid_until) * 1000) from "quote_promise" p join pg_timezone_names z on z.name = p.time_zone where p.quote_request_id = r.quote_request_id and r.status = 'pending' and (r.valid_until at time zone 'UTC')::time = '23:59:59';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop column "last_day_lag_ms";`);
  }
}

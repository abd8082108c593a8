import { Migration } from "@mikro-orm/migrations";

const keepVersion = `create function trade_show_counted() returns trigger language plpgsql as $$ begin
  insert into content_version (kind, version) values ('trade-shows', 1)
  on conflict (kind) do update set version = content_version.version + 1;
  return null;
end $$`;

export class Migration20261121050053_trade_show_search extends Migration {
  override name = "Migration20261121050053_trade_show_search";

  override up(): void | Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);

    this.addSql(`alter table "trade_show" add "search_text" text generated always as (lower((title || chr(31)
  || coalesce(nullif(city, '') || ', ' || nullif(state, ''), nullif(city, ''), state, '') || chr(31)
  || coalesce(industry, '') || chr(31) || coalesce(venue, '')) collate "und-x-icu")) stored null, add "last_day" date generated always as (coalesce(end_date, start_date, 'infinity'::date)) stored null;`);
    this.addSql(`create index "trade_show_last_day_index" on "trade_show" ("last_day");`);
    this.addSql(`create index "trade_show_city_index" on "trade_show" ("city");`);
    this.addSql(`create index "trade_show_year_index" on "trade_show" ("year");`);
    this.addSql(
      `create index trade_show_search_index on trade_show using gin (search_text gin_trgm_ops);`,
    );

    this.addSql(
      `create table "content_version" ("kind" text not null, "version" bigint not null, primary key ("kind"));`,
    );
    this.addSql(keepVersion);
    for (const event of ["insert", "update", "delete"]) {
      this.addSql(
        `create trigger trade_show_${event}_counted after ${event} on trade_show for each statement execute function trade_show_counted();`,
      );
    }
  }

  override down(): void | Promise<void> {
    for (const event of ["insert", "update", "delete"]) {
      this.addSql(`drop trigger trade_show_${event}_counted on trade_show;`);
    }
    this.addSql(`drop function trade_show_counted();`);
    this.addSql(`drop table "content_version";`);
    this.addSql(`drop index "trade_show_last_day_index";`);
    this.addSql(`drop index "trade_show_city_index";`);
    this.addSql(`drop index "trade_show_year_index";`);
    this.addSql(`drop index "trade_show_search_index";`);
    this.addSql(`alter table "trade_show" drop column "search_text", drop column "last_day";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

/** Adds what changed, and nothing where nothing did; in the order of the statuses, so that no two wait for one another. */
const keepCount = `create function quote_request_counted() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    insert into quote_request_count (status, slot, amount)
    select status, pg_backend_pid() % 16, count(*) from come group by status order by status
    on conflict (status, slot) do update set amount = quote_request_count.amount + excluded.amount;
  elsif tg_op = 'DELETE' then
    insert into quote_request_count (status, slot, amount)
    select status, pg_backend_pid() % 16, -count(*) from gone group by status order by status
    on conflict (status, slot) do update set amount = quote_request_count.amount + excluded.amount;
  else
    insert into quote_request_count (status, slot, amount)
    select status, pg_backend_pid() % 16, sum(one) from (
      select status, 1 as one from come union all select status, -1 from gone
    ) moved group by status having sum(one) <> 0 order by status
    on conflict (status, slot) do update set amount = quote_request_count.amount + excluded.amount;
  end if;
  return null;
end $$`;

export class Migration20261121203814_admin_lists extends Migration {
  override name = "Migration20261121203814_admin_lists";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "quote_request_count" ("status" text not null, "slot" int not null, "amount" bigint not null, primary key ("status", "slot"));`,
    );

    this.addSql(
      `create index quote_request_event_day_index on quote_request (status, coalesce(event_day, 'infinity'::date), id);`,
    );
    this.addSql(
      `create index quote_request_priority_index on quote_request (status, (case priority when 'high' then 1 when 'medium' then 2 when 'normal' then 3 else 4 end), created_at, id);`,
    );
    this.addSql(
      `create index quote_request_updated_index on quote_request (updated_at desc, id, version);`,
    );
    this.addSql(
      `create index quote_request_user_updated_index on quote_request (user_id, updated_at desc, id, version);`,
    );
    this.addSql(
      `create index quote_request_search_index on quote_request using gin ((lower((company || chr(31) || first_name || ' ' || last_name || chr(31) || email || chr(31) || trade_show_name || chr(31) || venue) collate "und-x-icu")) gin_trgm_ops);`,
    );
    this.addSql(keepCount);
    this.addSql(
      `create trigger quote_request_insert_counted after insert on quote_request referencing new table as come for each statement execute function quote_request_counted();`,
    );
    this.addSql(
      `create trigger quote_request_update_counted after update on quote_request referencing new table as come old table as gone for each statement execute function quote_request_counted();`,
    );
    this.addSql(
      `create trigger quote_request_delete_counted after delete on quote_request referencing old table as gone for each statement execute function quote_request_counted();`,
    );
    // The triggers hold the table until the end of the transaction: nobody slips in between.
    this.addSql(
      `insert into quote_request_count (status, slot, amount) select status, 0, count(*) from quote_request group by status;`,
    );

    this.addSql(
      `create index builder_coverage_areas_index on builder using gin (coverage_areas) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index builder_city_rank_index on builder (city, featured_builder desc, rating desc, name, id) where review_state = 'approved' and public;`,
    );

    this.addSql(
      `create index portfolio_project_event_index on portfolio_project (lower(event_name) text_pattern_ops, created_at desc) where review_state = 'approved' and public;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "builder_coverage_areas_index";`);
    this.addSql(`drop index "builder_city_rank_index";`);

    this.addSql(`drop index "portfolio_project_event_index";`);

    this.addSql(`drop index "quote_request_event_day_index";`);
    this.addSql(`drop index "quote_request_priority_index";`);
    this.addSql(`drop index "quote_request_updated_index";`);
    this.addSql(`drop index "quote_request_user_updated_index";`);
    this.addSql(`drop index "quote_request_search_index";`);
    this.addSql(`drop trigger if exists "quote_request_insert_counted" on "quote_request";`);
    this.addSql(`drop trigger if exists "quote_request_update_counted" on "quote_request";`);
    this.addSql(`drop trigger if exists "quote_request_delete_counted" on "quote_request";`);
    this.addSql(`drop function if exists quote_request_counted();`);
    this.addSql(`drop table if exists "quote_request_count" cascade;`);
  }
}

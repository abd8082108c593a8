import { Migration } from "@mikro-orm/migrations";

const texts = ["company", "first_name", "last_name", "email", "trade_show_name", "venue"];
const of = (table: string) => texts.map((text) => `${table}.${text}`).join(", ");

/** Counts requests per status and, with `changes`, what a search may count differently: other statuses and other texts. */
const keepCount = `create or replace function quote_request_counted() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    insert into quote_request_count (status, slot, amount, changes)
    select status, pg_backend_pid() % 16, count(*), 1 from come group by status order by status
    on conflict (status, slot) do update
    set amount = quote_request_count.amount + excluded.amount, changes = quote_request_count.changes + 1;
  elsif tg_op = 'DELETE' then
    insert into quote_request_count (status, slot, amount, changes)
    select status, pg_backend_pid() % 16, -count(*), 1 from gone group by status order by status
    on conflict (status, slot) do update
    set amount = quote_request_count.amount + excluded.amount, changes = quote_request_count.changes + 1;
  else
    insert into quote_request_count (status, slot, amount, changes)
    select status, pg_backend_pid() % 16, sum(one), 1 from (
      select status, 1 as one, false as is_reworded from come
      union all select status, -1, false from gone
      union all select come.status, 0, true from come join gone on gone.id = come.id
        where (${of("come")}) is distinct from (${of("gone")})
    ) moved group by status having sum(one) <> 0 or bool_or(is_reworded) order by status
    on conflict (status, slot) do update
    set amount = quote_request_count.amount + excluded.amount, changes = quote_request_count.changes + 1;
  end if;
  return null;
end $$`;

/** As Migration20261121203814_admin_lists has it. */
const keepAmount = `create or replace function quote_request_counted() returns trigger language plpgsql as $$ begin
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

export class Migration20261123080440_search_counts extends Migration {
  override name = "Migration20261123080440_search_counts";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_request_count" add "changes" bigint not null default '0';`);
    this.addSql(keepCount);
  }

  override down(): void | Promise<void> {
    this.addSql(keepAmount);
    this.addSql(`alter table "quote_request_count" drop column "changes";`);
  }
}

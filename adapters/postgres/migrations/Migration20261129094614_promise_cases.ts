import { Migration } from "@mikro-orm/migrations";

/** Admins close the cases of missed promises; those that had left the queue are closed. */
export class Migration20261129094614_promise_cases extends Migration {
  override up() {
    this.addSql(
      "alter table quote_promise add misses_closed int not null default 0, add look_again_at timestamptz(3) null",
    );
    this.addSql(`update quote_promise set told = told - 'noted',
      misses_closed = case
        when standing = 'missed' or all_target ->> 'outcome' = 'open' then 0
        else (first_target ->> 'outcome' = 'missed')::int + (all_target ->> 'outcome' = 'missed')::int
      end
      where first_target ->> 'outcome' = 'missed' or all_target ->> 'outcome' = 'missed'`);
    this.addSql("drop index if exists quote_promise_queue_index");
    this.addSql(`create index quote_promise_queue_index on quote_promise ((coalesce(look_again_at, all_due_at)), quote_request_id)
      where standing in ('waiting', 'at-risk', 'missed', 'paused')`);
  }
}

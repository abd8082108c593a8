import { Migration } from "@mikro-orm/migrations";

export class Migration20261122192746_promise_queue extends Migration {
  override name = "Migration20261122192746_promise_queue";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_promise" add "standing" text not null default 'on-track', add "outlook" jsonb null, add "proposal" jsonb null, add "proposal_version" int not null default 0, add "told" jsonb not null default '[]';`,
    );
    this.addSql(
      `create index "quote_promise_queue_index" on "quote_promise" ("all_due_at", "quote_request_id") where standing in ('waiting', 'at-risk', 'missed', 'paused');`,
    );
    this.addSql(
      `alter table "quote_promise" add constraint "quote_promise_standing_check" check ("standing" in ('waiting', 'at-risk', 'missed', 'paused', 'on-track', 'over'));`,
    );

    this.addSql(`alter table "invitation" add "reminded_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invitation" drop column "reminded_at";`);

    this.addSql(`drop index "quote_promise_queue_index";`);
    this.addSql(`alter table "quote_promise" drop constraint "quote_promise_standing_check";`);
    this.addSql(
      `alter table "quote_promise" drop column "standing", drop column "outlook", drop column "proposal", drop column "proposal_version", drop column "told";`,
    );
  }
}

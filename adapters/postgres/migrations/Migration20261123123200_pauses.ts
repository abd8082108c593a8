import { Migration } from "@mikro-orm/migrations";

/** In the order in which saves lock these tables. */
export class Migration20261123123200_pauses extends Migration {
  override name = "Migration20261123123200_pauses";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_promise" add "pauses" jsonb not null default '[]';`);

    this.addSql(`alter table "promise_event" drop constraint "promise_event_kind_check";`);
    this.addSql(
      `alter table "promise_event" add constraint "promise_event_kind_check" check ("kind" in ('received', 'paused', 'resumed', 'invited', 'delivered', 'bounced', 'acknowledged', 'acknowledgement-taken-back', 'quoted', 'answered-without-amount', 'withdrawn', 'declined', 'removed', 'lapsed', 'released', 'reminded', 'told', 'alarm', 'target-kept', 'target-missed', 'excluded', 'policy-override', 'more-asked')) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promise_event" drop constraint "promise_event_kind_check";`);
    this.addSql(
      `alter table "promise_event" add constraint "promise_event_kind_check" check ("kind" in ('received', 'paused', 'resumed', 'invited', 'delivered', 'bounced', 'acknowledged', 'quoted', 'answered-without-amount', 'withdrawn', 'declined', 'removed', 'lapsed', 'released', 'reminded', 'told', 'alarm', 'target-kept', 'target-missed', 'excluded', 'policy-override', 'more-asked'));`,
    );

    this.addSql(`alter table "quote_promise" drop column "pauses";`);
  }
}

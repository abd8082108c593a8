import { Migration } from "@mikro-orm/migrations";

export class Migration20261122233615_more_quotes extends Migration {
  override name = "Migration20261122233615_more_quotes";

  override up(): void | Promise<void> {
    this.addSql(`alter table "promise_event" drop constraint "promise_event_kind_check";`);
    this.addSql(
      `alter table "promise_event" add constraint "promise_event_kind_check" check ("kind" in ('received', 'paused', 'resumed', 'invited', 'delivered', 'bounced', 'acknowledged', 'quoted', 'answered-without-amount', 'withdrawn', 'declined', 'removed', 'lapsed', 'released', 'reminded', 'told', 'alarm', 'target-kept', 'target-missed', 'excluded', 'policy-override', 'more-asked'));`,
    );

    this.addSql(`alter table "quote_promise" add "quotes_wanted" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "promise_event" drop constraint "promise_event_kind_check";`);
    this.addSql(
      `alter table "promise_event" add constraint "promise_event_kind_check" check ("kind" in ('received', 'paused', 'resumed', 'invited', 'delivered', 'bounced', 'acknowledged', 'quoted', 'answered-without-amount', 'withdrawn', 'declined', 'removed', 'lapsed', 'released', 'reminded', 'told', 'alarm', 'target-kept', 'target-missed', 'excluded', 'policy-override'));`,
    );

    this.addSql(`alter table "quote_promise" drop column "quotes_wanted";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261123174500_calendar_facts extends Migration {
  override name = "Migration20261123174500_calendar_facts";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" add "calendar_facts" text[] not null default '{}', add constraint "calendar_facts_entries" check (cardinality(calendar_facts) <= 2) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" drop constraint "calendar_facts_entries", drop column "calendar_facts";`,
    );
  }
}

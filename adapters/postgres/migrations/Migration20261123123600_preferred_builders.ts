import { Migration } from "@mikro-orm/migrations";

export class Migration20261123123600_preferred_builders extends Migration {
  override name = "Migration20261123123600_preferred_builders";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" add "preferred_builders" uuid[] not null default '{}', add constraint "preferred_builders_entries" check (cardinality(preferred_builders) <= 5) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" drop constraint "preferred_builders_entries", drop column "preferred_builders";`,
    );
  }
}

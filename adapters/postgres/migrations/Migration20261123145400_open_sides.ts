import { Migration } from "@mikro-orm/migrations";

export class Migration20261123145400_open_sides extends Migration {
  override name = "Migration20261123145400_open_sides";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" add "open_sides" text[] not null default '{}', add constraint "open_sides_entries" check (cardinality(open_sides) <= 4) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" drop constraint "open_sides_entries", drop column "open_sides";`,
    );
  }
}

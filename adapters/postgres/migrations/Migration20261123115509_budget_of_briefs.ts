import { Migration } from "@mikro-orm/migrations";

/** Versions of before have none until a brief's next version is saved, so that no row is written here under a lock. */
export class Migration20261123115509_budget_of_briefs extends Migration {
  override name = "Migration20261123115509_budget_of_briefs";

  override up(): void | Promise<void> {
    this.addSql(`alter table "brief_version" add "budget" text null;`);
    this.addSql(
      `alter table "brief_version" add constraint "budget_length" check (char_length(budget) <= 100) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "brief_version" drop column "budget";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

/** Versions of before have the budget of their request: it could not be changed. */
export class Migration20261123115509_budget_of_briefs extends Migration {
  override name = "Migration20261123115509_budget_of_briefs";

  override up(): void | Promise<void> {
    this.addSql(`alter table "brief_version" add "budget" text null;`);
    this.addSql(
      `update "brief_version" as version set budget = request.budget from "quote_request" as request where request.id = version.quote_request_id;`,
    );
    this.addSql(
      `alter table "brief_version" add constraint "budget_length" check (char_length(budget) <= 100);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "brief_version" drop column "budget";`);
  }
}

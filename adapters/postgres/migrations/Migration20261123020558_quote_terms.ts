import { Migration } from "@mikro-orm/migrations";

export class Migration20261123020558_quote_terms extends Migration {
  override name = "Migration20261123020558_quote_terms";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "terms" jsonb not null default '{}';`);

    this.addSql(`alter table "quote_response_version" add "terms" jsonb not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop column "terms";`);

    this.addSql(`alter table "quote_response_version" drop column "terms";`);
  }
}

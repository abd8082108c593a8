import { Migration } from "@mikro-orm/migrations";

export class Migration20261129150233_brief_details extends Migration {
  override name = "Migration20261129150233_brief_details";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_request" add "brief" jsonb not null default '{}';`);

    this.addSql(`alter table "brief_version" add "brief" jsonb not null default '{}';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "brief_version" drop column "brief";`);

    this.addSql(`alter table "quote_request" drop column "brief";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122164002_add_lines_to_quotes extends Migration {
  override name = "Migration20261122164002_add_lines_to_quotes";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "lines" jsonb not null default '[]';`);
    this.addSql(
      `alter table "quote_response" add constraint "lines_count" check (jsonb_array_length(lines) <= 120);`,
    );

    this.addSql(`alter table "quote_response_version" add "lines" jsonb not null default '[]';`);
    this.addSql(
      `alter table "quote_response_version" add constraint "lines_count" check (jsonb_array_length(lines) <= 120);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop constraint "lines_count";`);
    this.addSql(`alter table "quote_response" drop column "lines";`);

    this.addSql(`alter table "quote_response_version" drop constraint "lines_count";`);
    this.addSql(`alter table "quote_response_version" drop column "lines";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122203921_asks_and_scope extends Migration {
  override name = "Migration20261122203921_asks_and_scope";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" add "scope_edits" jsonb not null default '{"added": [], "struck": []}';`,
    );

    this.addSql(
      `alter table "quote_response" add "lines_asked" text[] not null default '{}', add "lines_asked_at" timestamptz(3) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_request" drop column "scope_edits";`);

    this.addSql(
      `alter table "quote_response" drop column "lines_asked", drop column "lines_asked_at";`,
    );
  }
}

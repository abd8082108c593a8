import { Migration } from "@mikro-orm/migrations";

export class Migration20261123000254_round extends Migration {
  override name = "Migration20261123000254_round";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_response" add "round" jsonb null, add "round_due_at" timestamptz(3) null;`,
    );
    this.addSql(
      `create index "quote_response_round_due_index" on "quote_response" ("round_due_at", "quote_request_id") where round_due_at is not null;`,
    );
    this.addSql(
      `create index quote_response_round_index on quote_response ((round ->> 'id')) where round is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "quote_response_round_due_index";`);
    this.addSql(`drop index "quote_response_round_index";`);
    this.addSql(`alter table "quote_response" drop column "round", drop column "round_due_at";`);
  }
}

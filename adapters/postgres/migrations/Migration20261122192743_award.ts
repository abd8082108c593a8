import { Migration } from "@mikro-orm/migrations";

export class Migration20261122192743_award extends Migration {
  override name = "Migration20261122192743_award";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "award" jsonb null, add "debrief" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop column "award", drop column "debrief";`);
  }
}

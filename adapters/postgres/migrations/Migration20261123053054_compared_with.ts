import { Migration } from "@mikro-orm/migrations";

export class Migration20261123053054_compared_with extends Migration {
  override name = "Migration20261123053054_compared_with";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "compared_with" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop column "compared_with";`);
  }
}

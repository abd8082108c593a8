import { Migration } from "@mikro-orm/migrations";

export class Migration20261128000100_ask_update_of_price extends Migration {
  override name = "Migration20261128000100_ask_update_of_price";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "update_asked_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop column "update_asked_at";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122101526_price_asked extends Migration {
  override name = "Migration20261122101526_price_asked";

  override up(): void | Promise<void> {
    this.addSql(`alter table "quote_response" add "price_asked_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "quote_response" drop column "price_asked_at";`);
  }
}

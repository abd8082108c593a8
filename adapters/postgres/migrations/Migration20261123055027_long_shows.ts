import { Migration } from "@mikro-orm/migrations";

export class Migration20261123055027_long_shows extends Migration {
  override name = "Migration20261123055027_long_shows";

  override up(): void | Promise<void> {
    this.addSql(
      `create index trade_show_long_index on trade_show (start_date, title, id) where last_day - start_date > 7;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "trade_show_long_index";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122111800_suspension extends Migration {
  override name = "Migration20261122111800_suspension";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "users" add "suspended_at" timestamptz(3) null, add "suspended_reason" text null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "suspended_at", drop column "suspended_reason";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122002312_removed_providers extends Migration {
  override name = "Migration20261122002312_removed_providers";

  override up(): void | Promise<void> {
    this.addSql(`alter table "identity" add "removed_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "identity" drop column "removed_at";`);
  }
}

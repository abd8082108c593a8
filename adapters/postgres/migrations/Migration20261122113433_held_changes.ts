import { Migration } from "@mikro-orm/migrations";

export class Migration20261122113433_held_changes extends Migration {
  override name = "Migration20261122113433_held_changes";

  override up(): void | Promise<void> {
    this.addSql(`alter table "review" add "held" jsonb null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "review" drop column "held";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122011247_lead_time extends Migration {
  override name = "Migration20261122011247_lead_time";

  override up(): void | Promise<void> {
    this.addSql(`alter table "builder" add "lead_time_weeks" int null;`);
    this.addSql(
      `alter table "builder" add constraint "lead_time_weeks_range" check (lead_time_weeks >= 0 and lead_time_weeks <= 104);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "builder" drop constraint "lead_time_weeks_range";`);
    this.addSql(`alter table "builder" drop column "lead_time_weeks";`);
  }
}

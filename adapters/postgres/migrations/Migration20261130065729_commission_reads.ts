import { Migration } from "@mikro-orm/migrations";

export class Migration20261130065729_commission_reads extends Migration {
  override name = "Migration20261130065729_commission_reads";

  override up(): void | Promise<void> {
    this.addSql(
      `create index "commission_entry_month_index" on "commission_entry" ("builder_id", "month") where statement_id is null;`,
    );

    this.addSql(`create index "commission_sum_month_index" on "commission_sum" ("month");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "commission_entry_month_index";`);

    this.addSql(`drop index "commission_sum_month_index";`);
  }
}

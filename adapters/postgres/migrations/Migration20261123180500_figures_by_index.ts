import { Migration } from "@mikro-orm/migrations";

export class Migration20261123180500_figures_by_index extends Migration {
  override name = "Migration20261123180500_figures_by_index";

  override up(): void | Promise<void> {
    this.addSql(
      `create index "promise_figure_counted_index" on "promise_figure" ("until_number", "counted_as");`,
    );
    this.addSql(`drop index "promise_figure_until_number_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "promise_figure_counted_index";`);
    this.addSql(
      `create index "promise_figure_until_number_index" on "promise_figure" ("until_number");`,
    );
  }
}

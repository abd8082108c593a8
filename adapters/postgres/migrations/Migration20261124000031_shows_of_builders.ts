import { Migration } from "@mikro-orm/migrations";

export class Migration20261124000031_shows_of_builders extends Migration {
  override name = "Migration20261124000031_shows_of_builders";

  override up(): void | Promise<void> {
    this.addSql(
      `create index portfolio_project_builder_show_index on portfolio_project (builder_id, lower(event_name) text_pattern_ops) where review_state = 'approved' and public;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "portfolio_project_builder_show_index";`);
  }
}

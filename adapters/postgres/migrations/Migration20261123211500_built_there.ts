import { Migration } from "@mikro-orm/migrations";

const published = "where review_state = 'approved' and public";

export class Migration20261123211500_built_there extends Migration {
  override name = "Migration20261123211500_built_there";

  override up(): void | Promise<void> {
    this.addSql(
      `create index portfolio_project_place_index on portfolio_project (location, builder_id, project_type, booth_area) ${published};`,
    );
    this.addSql(
      `create index portfolio_project_show_index on portfolio_project (lower(event_name) text_pattern_ops, created_at desc) include (event_name, builder_id, project_type, booth_area) ${published};`,
    );
    this.addSql(`create index builder_listed_index on builder (id) ${published};`);
    // last: no one reads projects while it holds their lock
    this.addSql(`drop index "portfolio_project_event_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create index portfolio_project_event_index on portfolio_project (lower(event_name) text_pattern_ops, created_at desc) ${published};`,
    );
    this.addSql(`drop index "portfolio_project_place_index";`);
    this.addSql(`drop index "portfolio_project_show_index";`);
    this.addSql(`drop index "builder_listed_index";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261123051521_builder_names extends Migration {
  override name = "Migration20261123051521_builder_names";

  override up(): void | Promise<void> {
    this.addSql(
      `create index builder_name_search_index on builder using gin (split_part(search_text, chr(10), 1) gin_trgm_ops) where review_state = 'approved' and public;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "builder_name_search_index";`);
  }
}

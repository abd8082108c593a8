import { Migration } from "@mikro-orm/migrations";

/** The texts that a search looks through hold coverage areas and services, too: `searchTextOf` in the domain. */
export class Migration20261122110500_builder_search_words extends Migration {
  override name = "Migration20261122110500_builder_search_words";

  override up(): void | Promise<void> {
    this.addSql(
      `update "builder" set search_text = concat_ws(chr(10), search_text, lower(array_to_string(coverage_areas, chr(10))), lower(array_to_string(services_offered, chr(10))));`,
    );
  }

  override down(): void | Promise<void> {
    // the longer text does no harm
  }
}

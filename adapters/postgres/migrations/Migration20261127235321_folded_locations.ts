import { Migration } from "@mikro-orm/migrations";

const termsWith = (
  location: string,
) => `array_to_tsvector(array_remove(array_remove(features || array[
  (chr(31) || 'industries:') || industry,
  (chr(31) || 'exhibitTypes:') || project_type,
  (chr(31) || 'exhibitSizes:') || size,
  (chr(31) || 'locations:') || ${location},
  (chr(31) || 'builderIds:') || builder_id::text
], null), ''))`;

export class Migration20261127235321_folded_locations extends Migration {
  override name = "Migration20261127235321_folded_locations";

  override up(): void | Promise<void> {
    this.listTerms("fold_text(location)");
  }

  override down(): void | Promise<void> {
    this.listTerms("location");
  }

  /** The index goes with the column. */
  private listTerms(location: string) {
    this.addSql(
      `alter table "portfolio_project" drop column "terms", add "terms" tsvector generated always as (${termsWith(location)}) stored null;`,
    );
    this.addSql(
      `create index portfolio_project_terms_index on portfolio_project using gin (terms) where review_state = 'approved' and public;`,
    );
  }
}

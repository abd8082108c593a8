import { Migration } from "@mikro-orm/migrations";

/** At equal ratings, verified ones come first: the indexes of lists follow. */
export class Migration20261129172000_builder_rank_source extends Migration {
  override up() {
    for (const [name, first] of [
      ["rank", ""],
      ["region_rank", "region, "],
      ["team_size_rank", "team_size, "],
      ["city_rank", "city, "],
    ]) {
      this.addSql(`drop index builder_${name}_index`);
      this.addSql(
        `create index builder_${name}_index on builder (${first}featured_builder desc, rating desc, rating_source desc, name, id) where review_state = 'approved' and public`,
      );
    }
  }
}

import { Migration } from "@mikro-orm/migrations";

/** `placesOf` of the domain for the rows that are there: folded names, home beyond the city marked. */
const folded =
  "replace(regexp_replace(normalize(lower(trim(name) collate \"und-x-icu\"), NFD), '[\\u0300-\\u036f]+', '', 'g'), 'ß', 'ss')";
const fillPlaces = `update builder b set places = array(
    select distinct mark || ${folded}
    from (
      select '' mark, b.city as name
      union all select '', unnest(b.coverage_areas)
      union all select '', split_part(unnest(b.coverage_areas), ',', 1)
      union all select 'in:', unnest(array[b.state, b.country, b.region])
    ) places where trim(name) <> ''
  );`;

export class Migration20261122201338_builder_places extends Migration {
  override name = "Migration20261122201338_builder_places";

  override up(): void | Promise<void> {
    this.addSql(`alter table "builder" add "places" text[] not null default '{}';`);
    this.addSql(fillPlaces);
    this.addSql(
      `create index builder_places_index on builder using gin (places) where review_state = 'approved' and public;`,
    );

    this.addSql(
      `create index portfolio_project_builder_booth_index on portfolio_project (builder_id, booth_area, project_type) where review_state = 'approved' and public;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "builder_places_index";`);
    this.addSql(`alter table "builder" drop column "places";`);

    this.addSql(`drop index "portfolio_project_builder_booth_index";`);
  }
}

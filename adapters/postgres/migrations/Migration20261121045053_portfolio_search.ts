import { Migration } from "@mikro-orm/migrations";

/** What one project adds to portfolio_facet: `p` is a row of portfolio_project. */
const values = `select distinct v.dimension, v.value from (
    values ('all', ''), ('samples', case when p.is_sample then '' end),
      ('industries', p.industry), ('exhibitTypes', p.project_type), ('exhibitSizes', p.size),
      ('locations', p.location), ('builderIds', p.builder_id::text)
    union all select 'features', unnest(p.features)
  ) v(dimension, value)
  where char_length(v.value) <= 200 and (v.value <> '' or v.dimension in ('all', 'samples'))`;

const count = (
  rows: string,
  sign: "" | "-",
) => `insert into portfolio_facet (dimension, value, projects)
  select v.dimension, v.value, ${sign}count(*) from ${rows} p cross join lateral (${values}) v
  where p.review_state = 'approved' and p.public group by 1, 2 order by 1, 2
  on conflict (dimension, value) do update
  set projects = portfolio_facet.projects + excluded.projects;`;

// The version first: whoever holds it counts alone, so that no two transactions wait for one another.
const keepCount = `create function portfolio_project_counted() returns trigger language plpgsql as $$ begin
  insert into portfolio_facet (dimension, value, projects) values ('version', '', 1)
  on conflict (dimension, value) do update set projects = portfolio_facet.projects + 1;
  if tg_op <> 'DELETE' then ${count("come", "")} end if;
  if tg_op <> 'INSERT' then ${count("gone", "-")} end if;
  return null;
end $$`;

export class Migration20261121045053_portfolio_search extends Migration {
  override name = "Migration20261121045053_portfolio_search";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "portfolio_facet" ("dimension" text not null, "value" text not null, "projects" bigint not null, primary key ("dimension", "value"));`,
    );
    this.addSql(
      `create index portfolio_facet_frequency_index on portfolio_facet (dimension, projects desc, value);`,
    );

    this.addSql(`alter table "portfolio_project" add "is_sample" boolean not null default false, add "booth_area" bigint generated always as ((regexp_match(size, '(\\d{1,5})\\s*(?:''|′|ft\\.?|feet)?\\s*[xX×]\\s*(\\d{1,5})'))[1]::bigint * (regexp_match(size, '(\\d{1,5})\\s*(?:''|′|ft\\.?|feet)?\\s*[xX×]\\s*(\\d{1,5})'))[2]::bigint) stored null, add "terms" tsvector generated always as (array_to_tsvector(array_remove(array_remove(features || array[
  (chr(31) || 'industries:') || industry,
  (chr(31) || 'exhibitTypes:') || project_type,
  (chr(31) || 'exhibitSizes:') || size,
  (chr(31) || 'locations:') || location,
  (chr(31) || 'builderIds:') || builder_id::text
], null), ''))) stored null;`);
    this.addSql(
      `create index portfolio_project_client_az_index on portfolio_project (client collate "und-x-icu", created_at desc, id desc) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index portfolio_project_client_za_index on portfolio_project (client collate "und-x-icu" desc nulls last, created_at desc, id desc) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index portfolio_project_size_up_index on portfolio_project (booth_area, created_at desc, id desc) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index portfolio_project_size_down_index on portfolio_project (booth_area desc nulls last, created_at desc, id desc) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index portfolio_project_terms_index on portfolio_project using gin (terms) where review_state = 'approved' and public;`,
    );
    this.addSql(count("portfolio_project", ""));
    this.addSql(keepCount);
    this.addSql(
      `create trigger portfolio_project_insert_counted after insert on portfolio_project referencing new table as come for each statement execute function portfolio_project_counted();`,
    );
    this.addSql(
      `create trigger portfolio_project_update_counted after update on portfolio_project referencing new table as come old table as gone for each statement execute function portfolio_project_counted();`,
    );
    this.addSql(
      `create trigger portfolio_project_delete_counted after delete on portfolio_project referencing old table as gone for each statement execute function portfolio_project_counted();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "portfolio_facet" cascade;`);

    this.addSql(`drop index "portfolio_project_client_az_index";`);
    this.addSql(`drop index "portfolio_project_client_za_index";`);
    this.addSql(`drop index "portfolio_project_size_up_index";`);
    this.addSql(`drop index "portfolio_project_size_down_index";`);
    this.addSql(`drop index "portfolio_project_terms_index";`);
    this.addSql(
      `drop trigger if exists "portfolio_project_insert_counted" on "portfolio_project";`,
    );
    this.addSql(
      `drop trigger if exists "portfolio_project_update_counted" on "portfolio_project";`,
    );
    this.addSql(
      `drop trigger if exists "portfolio_project_delete_counted" on "portfolio_project";`,
    );
    this.addSql(`drop function if exists portfolio_project_counted();`);
    this.addSql(
      `alter table "portfolio_project" drop column "is_sample", drop column "booth_area", drop column "terms";`,
    );
  }
}

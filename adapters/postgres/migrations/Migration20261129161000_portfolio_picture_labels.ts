import { Migration } from "@mikro-orm/migrations";

/** What one project adds to portfolio_facet: `p` is a row of portfolio_project. */
const projectValues = `select distinct v.dimension, v.value from (
    values ('all', ''), ('samples', case when p.is_sample then '' end),
      ('industries', p.industry), ('exhibitTypes', p.project_type), ('exhibitSizes', p.size),
      ('locations', p.location), ('builderIds', p.builder_id::text),
      ('pictures', case when cardinality(p.built_pictures) > 0 then 'built' end)
    union all select 'features', unnest(p.features)
  ) v(dimension, value)
  where char_length(v.value) <= 200 and (v.value <> '' or v.dimension in ('all', 'samples'))`;
const addProjects = (
  rows: string,
  sign: "" | "-",
) => `insert into portfolio_facet (dimension, value, projects)
  select v.dimension, v.value, ${sign}count(*) from ${rows} p cross join lateral (${projectValues}) v
  where p.review_state = 'approved' and p.public group by 1, 2 order by 1, 2
  on conflict (dimension, value) do update
  set projects = portfolio_facet.projects + excluded.projects;`;
const withoutWords = (row: string) =>
  `to_jsonb(${row}) - array['title', 'description', 'special_features', 'challenge_brief', 'our_solution', 'technology_used', 'materials', 'success_metrics', 'lead_generation', 'visitor_engagement', 'awards_recognition', 'client_testimonial', 'updated_at']`;

/** Which pictures show the built booth: a filter of the portfolio, counted as the others. And an index of reviews. */
export class Migration20261129161000_portfolio_picture_labels extends Migration {
  override up() {
    this.addSql(`alter table portfolio_project drop column terms`);
    this.addSql(`alter table portfolio_project add built_pictures text[] not null default '{}', add renderings text[] not null default '{}', add terms tsvector generated always as (array_to_tsvector(array_remove(array_remove(features || array[
  (chr(31) || 'industries:') || industry,
  (chr(31) || 'exhibitTypes:') || project_type,
  (chr(31) || 'exhibitSizes:') || size,
  (chr(31) || 'locations:') || fold_text(location),
  (chr(31) || 'builderIds:') || builder_id::text,
  case when cardinality(built_pictures) > 0 then (chr(31) || 'pictures:') || 'built' else null end
], null), ''))) stored,
      add constraint built_pictures_entries check (cardinality(built_pictures) <= 21),
      add constraint renderings_entries check (cardinality(renderings) <= 21)`);
    this.addSql(
      "create index portfolio_project_terms_index on portfolio_project using gin (terms) where review_state = 'approved' and public",
    );
    this.addSql(
      "create index builder_review_named_index on builder_review (published_at desc, id desc) where state = 'published' and company is not null",
    );
    this.addSql(`create or replace function portfolio_project_counted() returns trigger language plpgsql as $$
declare edit bigint;
begin
  insert into portfolio_facet (dimension, value, projects) values ('version', '', 1)
  on conflict (dimension, value) do update set projects = portfolio_facet.projects + 1
  returning projects into edit;
  if tg_op = 'UPDATE' then
    if (select count(*) from (select from come limit 17) few) <= 16 and not exists (
      select from come full join gone using (id)
      where ${withoutWords("come")} is distinct from ${withoutWords("gone")}
    ) then
      insert into portfolio_facet (dimension, value, projects)
      select 'words', id::text, edit from come order by id
      on conflict (dimension, value) do update set projects = excluded.projects;
      delete from portfolio_facet where dimension = 'words' and projects <= edit - 64;
      return null;
    end if;
  end if;
  insert into portfolio_facet (dimension, value, projects) values ('shape', '', edit)
  on conflict (dimension, value) do update set projects = excluded.projects;
  if tg_op <> 'DELETE' then ${addProjects("come", "")} end if;
  if tg_op <> 'INSERT' then ${addProjects("gone", "-")} end if;
  return null;
end $$`);
  }
}

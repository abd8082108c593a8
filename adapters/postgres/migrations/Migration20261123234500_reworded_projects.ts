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

const counted = `if tg_op <> 'DELETE' then ${count("come", "")} end if;
  if tg_op <> 'INSERT' then ${count("gone", "-")} end if;`;

/** Columns that no list is filtered, ordered, counted or chosen by. */
const words = [
  ...["title", "description", "special_features", "challenge_brief", "our_solution"],
  ...["technology_used", "materials", "success_metrics", "lead_generation"],
  ...["visitor_engagement", "awards_recognition", "client_testimonial", "updated_at"],
];
const others = (row: string) =>
  `to_jsonb(${row}) - array[${words.map((column) => `'${column}'`).join(", ")}]`;

// The version first: the transaction that holds it counts alone, so that no two wait for one another.
const keepCount = `create or replace function portfolio_project_counted() returns trigger language plpgsql as $$
declare edit bigint;
begin
  insert into portfolio_facet (dimension, value, projects) values ('version', '', 1)
  on conflict (dimension, value) do update set projects = portfolio_facet.projects + 1
  returning projects into edit;
  if tg_op = 'UPDATE' then
    if (select count(*) from (select from come limit 17) few) <= 16 and not exists (
      select from come full join gone using (id)
      where ${others("come")} is distinct from ${others("gone")}
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
  ${counted}
  return null;
end $$`;

const keepCountBefore = `create or replace function portfolio_project_counted() returns trigger language plpgsql as $$ begin
  insert into portfolio_facet (dimension, value, projects) values ('version', '', 1)
  on conflict (dimension, value) do update set projects = portfolio_facet.projects + 1;
  ${counted}
  return null;
end $$`;

/** Edits of nothing but words are told apart: their projects stand in portfolio_facet with the version of each. */
export class Migration20261123234500_reworded_projects extends Migration {
  override name = "Migration20261123234500_reworded_projects";

  override up(): void | Promise<void> {
    this.addSql(keepCount);
    this.addSql(
      `insert into portfolio_facet (dimension, value, projects)
       select 'shape', '', projects from portfolio_facet where dimension = 'version' and value = ''
       on conflict (dimension, value) do update set projects = excluded.projects;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(keepCountBefore);
    this.addSql(`delete from portfolio_facet where dimension in ('shape', 'words');`);
  }
}

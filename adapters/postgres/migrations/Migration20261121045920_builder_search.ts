import { Migration } from "@mikro-orm/migrations";

/** What one builder adds to builder_facet: `b` is a row of builder. */
const amounts = `select v.dimension, v.value, v.amount from (
    values ('all', '', 1::numeric), ('completed', '', b.completed_projects),
      ('rated', '', (b.rating > 0)::int), ('ratings', '', b.rating::numeric),
      ('region', b.region, 1), ('teamSize', b.team_size, 1), ('country', b.country, 1),
      ('city', b.region || chr(10) || b.city, 1)
    union all select distinct 'specialty', unnest(b.specialties), 1
  ) v(dimension, value, amount)`;

const add = (rows: string, sign: "" | "-") => `insert into builder_facet (dimension, value, amount)
  select v.dimension, v.value, ${sign}sum(v.amount) from ${rows} b cross join lateral (${amounts}) v
  where b.review_state = 'approved' and b.public group by 1, 2 order by 1, 2
  on conflict (dimension, value) do update
  set amount = builder_facet.amount + excluded.amount;`;

// The version first: whoever holds it counts alone, so that no two transactions wait for one another.
const keepCount = `create function builder_counted() returns trigger language plpgsql as $$ begin
  insert into builder_facet (dimension, value, amount) values ('version', '', 1)
  on conflict (dimension, value) do update set amount = builder_facet.amount + 1;
  if tg_op <> 'DELETE' then ${add("come", "")} end if;
  if tg_op <> 'INSERT' then ${add("gone", "-")} end if;
  return null;
end $$`;

export class Migration20261121045920_builder_search extends Migration {
  override name = "Migration20261121045920_builder_search";

  override up(): void | Promise<void> {
    this.addSql("create extension if not exists pg_trgm;");
    this.addSql(
      `create table "builder_facet" ("dimension" text not null, "value" text not null, "amount" numeric not null, primary key ("dimension", "value"));`,
    );
    this.addSql(
      `create index builder_facet_amount_index on builder_facet (dimension, amount desc, value);`,
    );

    this.addSql(`alter table "builder" add "search_text" text not null default '';`);
    this.addSql(
      `update builder set search_text = lower(concat_ws(chr(10), name, description, city, state, array_to_string(specialties, chr(10)), array_to_string(industries_served, chr(10))));`,
    );
    this.addSql(add("builder", ""));
    this.addSql(keepCount);
    this.addSql(
      `create index builder_rank_index on builder (featured_builder desc, rating desc, name, id) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index builder_region_rank_index on builder (region, featured_builder desc, rating desc, name, id) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index builder_team_size_rank_index on builder (team_size, featured_builder desc, rating desc, name, id) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index builder_specialties_index on builder using gin (specialties) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create index builder_search_index on builder using gin (search_text gin_trgm_ops) where review_state = 'approved' and public;`,
    );
    this.addSql(
      `create trigger builder_insert_counted after insert on builder referencing new table as come for each statement execute function builder_counted();`,
    );
    this.addSql(
      `create trigger builder_update_counted after update on builder referencing new table as come old table as gone for each statement execute function builder_counted();`,
    );
    this.addSql(
      `create trigger builder_delete_counted after delete on builder referencing old table as gone for each statement execute function builder_counted();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "builder_facet" cascade;`);

    this.addSql(`drop index "builder_rank_index";`);
    this.addSql(`drop index "builder_region_rank_index";`);
    this.addSql(`drop index "builder_team_size_rank_index";`);
    this.addSql(`drop index "builder_specialties_index";`);
    this.addSql(`drop index "builder_search_index";`);
    this.addSql(`drop trigger if exists "builder_insert_counted" on "builder";`);
    this.addSql(`drop trigger if exists "builder_update_counted" on "builder";`);
    this.addSql(`drop trigger if exists "builder_delete_counted" on "builder";`);
    this.addSql(`drop function if exists builder_counted();`);
    this.addSql(`alter table "builder" drop column "search_text";`);
  }
}

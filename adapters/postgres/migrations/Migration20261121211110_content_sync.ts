import { Migration } from "@mikro-orm/migrations";

export class Migration20261121211110_content_sync extends Migration {
  override name = "Migration20261121211110_content_sync";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "content_page" ("source" text not null, "source_id" text not null, "kind" text not null, "item_id" uuid not null, "edited_at" timestamptz(3) not null, "read_at" timestamptz(3) null, "fingerprint" text not null, "ours" jsonb not null, "theirs" jsonb not null, "item_changed_at" timestamptz(3) null, "removed_at" timestamptz(3) null, primary key ("source", "source_id"));`,
    );
    this.addSql(`create index "content_page_kind_index" on "content_page" ("source", "kind");`);
    this.addSql(`create index "content_page_item_index" on "content_page" ("item_id");`);
    this.addSql(
      `alter table "content_page" add constraint "content_page_item_unique" unique ("source", "item_id");`,
    );

    this.addSql(
      `create table "content_staging" ("sync_id" uuid not null, "kind" text not null, "item_id" uuid not null, "row" jsonb not null, "page" jsonb not null, "before" timestamptz(3) null, "is_same" boolean not null, primary key ("sync_id", "kind", "item_id"));`,
    );

    this.addSql(
      `create table "content_sync" ("id" uuid not null default gen_random_uuid(), "source" text not null, "outcome" text null, "report" jsonb null, "started_at" timestamptz(3) not null, "ended_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "content_sync_started_at_index" on "content_sync" ("started_at");`);

    this.addSql(`alter table "builder" drop constraint "city_length";`);
    this.addSql(`alter table "builder" drop constraint "country_length";`);
    this.addSql(`alter table "builder" drop constraint "description_length";`);
    this.addSql(`alter table "builder" drop constraint "region_length";`);
    this.addSql(`alter table "builder" drop constraint "state_length";`);
    this.addSql(`alter table "builder" drop constraint "team_size_length";`);
    this.addSql(`alter table "builder" add "portfolio_images" text[] not null default '{}';`);
    this.addSql(
      `alter table "builder" add constraint "city_length" check (char_length(city) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "country_length" check (char_length(country) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "description_length" check (char_length(description) <= 2000);`,
    );
    this.addSql(
      `alter table "builder" add constraint "region_length" check (char_length(region) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "state_length" check (char_length(state) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "team_size_length" check (char_length(team_size) <= 20);`,
    );

    this.addSql(`alter table "portfolio_project" drop constraint "description_length";`);
    this.addSql(`alter table "portfolio_project" drop constraint "industry_length";`);
    this.addSql(`alter table "portfolio_project" drop constraint "size_length";`);
    this.addSql(
      `alter table "portfolio_project" add constraint "description_length" check (char_length(description) <= 40000);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "industry_length" check (char_length(industry) <= 50);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "size_length" check (char_length(size) <= 50);`,
    );

    this.addSql(
      `alter table "content_sync" add constraint "content_sync_outcome_check" check ("outcome" in ('done', 'partly', 'stopped', 'failed', 'interrupted'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "content_page" cascade;`);
    this.addSql(`drop table if exists "content_staging" cascade;`);
    this.addSql(`drop table if exists "content_sync" cascade;`);

    this.addSql(`alter table "builder" drop constraint "description_length";`);
    this.addSql(`alter table "builder" drop constraint "city_length";`);
    this.addSql(`alter table "builder" drop constraint "state_length";`);
    this.addSql(`alter table "builder" drop constraint "country_length";`);
    this.addSql(`alter table "builder" drop constraint "region_length";`);
    this.addSql(`alter table "builder" drop constraint "team_size_length";`);
    this.addSql(`alter table "builder" drop column "portfolio_images";`);
    this.addSql(
      `alter table "builder" add constraint "description_length" check (char_length(description) >= 1 and char_length(description) <= 2000);`,
    );
    this.addSql(
      `alter table "builder" add constraint "city_length" check (char_length(city) >= 1 and char_length(city) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "state_length" check (char_length(state) >= 1 and char_length(state) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "country_length" check (char_length(country) >= 1 and char_length(country) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "region_length" check (char_length(region) >= 1 and char_length(region) <= 50);`,
    );
    this.addSql(
      `alter table "builder" add constraint "team_size_length" check (char_length(team_size) >= 1 and char_length(team_size) <= 20);`,
    );

    this.addSql(`alter table "portfolio_project" drop constraint "description_length";`);
    this.addSql(`alter table "portfolio_project" drop constraint "industry_length";`);
    this.addSql(`alter table "portfolio_project" drop constraint "size_length";`);
    this.addSql(
      `alter table "portfolio_project" add constraint "description_length" check (char_length(description) >= 1 and char_length(description) <= 40000);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "industry_length" check (char_length(industry) >= 1 and char_length(industry) <= 50);`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "size_length" check (char_length(size) >= 1 and char_length(size) <= 50);`,
    );
  }
}

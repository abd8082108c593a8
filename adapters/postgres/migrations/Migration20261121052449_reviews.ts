import { Migration } from "@mikro-orm/migrations";

export class Migration20261121052449_reviews extends Migration {
  override name = "Migration20261121052449_reviews";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review" ("id" uuid not null default gen_random_uuid(), "builder_id" uuid null, "project_id" uuid null, "waiting_since" timestamptz(3) null, "earlier" jsonb null, "decided_at" timestamptz(3) null, "decided_by" uuid null, "reason" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "review" add constraint "review_builder_id_unique" unique ("builder_id");`,
    );
    this.addSql(
      `alter table "review" add constraint "review_project_id_unique" unique ("project_id");`,
    );
    this.addSql(
      `create index review_waiting_since_index on review (waiting_since) where waiting_since is not null;`,
    );

    this.addSql(`alter table "portfolio_project" drop constraint "description_length";`);
    this.addSql(
      `alter table "portfolio_project" add constraint "description_length" check (char_length(description) >= 1 and char_length(description) <= 40000);`,
    );

    this.addSql(
      `alter table "review" add constraint "review_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review" add constraint "review_project_id_foreign" foreign key ("project_id") references "portfolio_project" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review" add constraint "reason_length" check (char_length(reason) <= 1000);`,
    );
    this.addSql(
      `alter table "review" add constraint "one_subject" check (num_nonnulls(builder_id, project_id) = 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "review" cascade;`);

    this.addSql(`alter table "portfolio_project" drop constraint "description_length";`);
    this.addSql(
      `alter table "portfolio_project" add constraint "description_length" check (char_length(description) >= 1 and char_length(description) <= 2000);`,
    );
  }
}

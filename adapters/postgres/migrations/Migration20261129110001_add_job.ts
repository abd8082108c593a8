import { Migration } from "@mikro-orm/migrations";

export class Migration20261129110001_add_job extends Migration {
  override name = "Migration20261129110001_add_job";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job" ("id" uuid not null, "quote_request_id" uuid not null, "builder_id" uuid not null, "state" text not null default 'open', "end_code" text null, "end_reason" text null, "ended_by" text null, "closed_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`create index "job_quote_request_id_index" on "job" ("quote_request_id");`);
    this.addSql(`create index "job_builder_id_index" on "job" ("builder_id");`);

    this.addSql(
      `alter table "job" add constraint "job_id_foreign" foreign key ("id") references "quote_response" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "job" add constraint "job_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job" add constraint "end_reason_length" check (char_length(end_reason) <= 1000);`,
    );
    this.addSql(
      `alter table "job" add constraint "job_state_check" check ("state" in ('open', 'closed', 'ended'));`,
    );
    this.addSql(
      `alter table "job" add constraint "job_end_code_check" check ("end_code" in ('show-canceled', 'budget', 'builder-cannot', 'exhibitor-cannot', 'no-agreement', 'other'));`,
    );
    this.addSql(
      `alter table "job" add constraint "job_ended_by_check" check ("ended_by" in ('exhibitor', 'builder'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job" cascade;`);
  }
}

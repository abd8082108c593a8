import { Migration } from "@mikro-orm/migrations";

export class Migration20261129165000_job_close_out extends Migration {
  override name = "Migration20261129165000_job_close_out";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_close_out" ("job_id" uuid not null, "billed" jsonb null, "invoice_total" bigint null, "charged" jsonb null, "exhibitor_confirmed_at" timestamptz(3) null, "builder_confirmed_at" timestamptz(3) null, "settled" jsonb null, "accuracy" int null, "version" int not null default 1, primary key ("job_id"));`,
    );

    this.addSql(`create index "job_open_index" on "job" ("created_at") where closed_at is null;`);

    this.addSql(
      `alter table "job_close_out" add constraint "job_close_out_job_id_foreign" foreign key ("job_id") references "job" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job_close_out" cascade;`);

    this.addSql(`drop index "job_open_index";`);
  }
}

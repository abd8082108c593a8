import { Migration } from "@mikro-orm/migrations";

export class Migration20261129205913_add_plan_watch extends Migration {
  override name = "Migration20261129205913_add_plan_watch";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "plan_watch" ("quote_request_id" uuid not null, "user_id" uuid not null, "next_at" timestamptz(3) null, "seen" jsonb null, primary key ("quote_request_id", "user_id"));`,
    );
    this.addSql(`create index "plan_watch_user_id_index" on "plan_watch" ("user_id");`);
    this.addSql(`create index "plan_watch_next_at_index" on "plan_watch" ("next_at");`);

    this.addSql(
      `alter table "plan_watch" add constraint "plan_watch_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "plan_watch" add constraint "plan_watch_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    // nobody is reminded of requests sent before
    this.addSql(
      `insert into "plan_watch" ("quote_request_id", "user_id", "next_at") select id, user_id, 'infinity' from quote_request where user_id is not null and status not in ('completed', 'cancelled');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "plan_watch" cascade;`);
  }
}

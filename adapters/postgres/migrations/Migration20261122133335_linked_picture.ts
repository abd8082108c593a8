import { Migration } from "@mikro-orm/migrations";

export class Migration20261122133335_linked_picture extends Migration {
  override name = "Migration20261122133335_linked_picture";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "linked_picture" ("hash" text not null, "url" text not null, "state" text not null default 'waiting', "copy" text null, "tries" int not null default 0, "next_try_at" timestamptz(3) not null default now(), "last_problem" text null, "created_at" timestamptz(3) not null default now(), primary key ("hash"));`,
    );
    this.addSql(
      `create index "linked_picture_due_index" on "linked_picture" ("state", "next_try_at");`,
    );

    this.addSql(
      `alter table "linked_picture" add constraint "linked_picture_state_check" check ("state" in ('waiting', 'copied', 'failed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "linked_picture" cascade;`);
  }
}

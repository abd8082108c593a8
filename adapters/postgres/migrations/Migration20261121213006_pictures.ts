import { Migration } from "@mikro-orm/migrations";

export class Migration20261121213006_pictures extends Migration {
  override name = "Migration20261121213006_pictures";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "picture" ("key" text not null, "uploaded_by" uuid null, "uploaded_at" timestamptz(3) not null default now(), primary key ("key"));`,
    );
    this.addSql(`create index "picture_uploaded_by_index" on "picture" ("uploaded_by");`);
    this.addSql(`create index "picture_uploaded_at_index" on "picture" ("uploaded_at");`);

    this.addSql(
      `alter table "picture" add constraint "picture_uploaded_by_foreign" foreign key ("uploaded_by") references "users" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "picture" cascade;`);
  }
}

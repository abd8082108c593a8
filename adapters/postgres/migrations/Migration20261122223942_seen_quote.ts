import { Migration } from "@mikro-orm/migrations";

export class Migration20261122223942_seen_quote extends Migration {
  override name = "Migration20261122223942_seen_quote";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "seen_quote" ("user_id" uuid not null, "quote_response_id" uuid not null, "revision" int not null, "seen_at" timestamptz(3) not null default now(), primary key ("user_id", "quote_response_id"));`,
    );
    this.addSql(
      `create index "seen_quote_quote_response_id_index" on "seen_quote" ("quote_response_id");`,
    );

    this.addSql(
      `alter table "seen_quote" add constraint "seen_quote_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "seen_quote" add constraint "seen_quote_quote_response_id_foreign" foreign key ("quote_response_id") references "quote_response" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "seen_quote" add constraint "revision_range" check (revision >= 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "seen_quote" cascade;`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261121203117_rooms extends Migration {
  override name = "Migration20261121203117_rooms";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "interest" ("quote_request_id" uuid not null, "builder_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("quote_request_id", "builder_id"));`,
    );
    this.addSql(`create index "interest_builder_id_index" on "interest" ("builder_id");`);

    this.addSql(`alter table "quote_request" add "closed_at" timestamptz(3) null;`);

    this.addSql(
      `alter table "invitation" add "declined_at" timestamptz(3) null, add "decline_reason" text null;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "decline_reason_length" check (char_length(decline_reason) <= 1000);`,
    );

    this.addSql(
      `alter table "interest" add constraint "interest_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "interest" add constraint "interest_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "interest" cascade;`);

    this.addSql(`alter table "invitation" drop constraint "decline_reason_length";`);
    this.addSql(
      `alter table "invitation" drop column "declined_at", drop column "decline_reason";`,
    );

    this.addSql(`alter table "quote_request" drop column "closed_at";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261123022806_builder_invite extends Migration {
  override name = "Migration20261123022806_builder_invite";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "builder_invite" ("id" uuid not null default gen_random_uuid(), "email" text not null, "token_hash" text not null, "builder_id" uuid null, "created_by" uuid not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null, "used_at" timestamptz(3) null, "used_by" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "builder_invite" add constraint "builder_invite_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `create index "builder_invite_builder_id_index" on "builder_invite" ("builder_id");`,
    );
    this.addSql(
      `create index "builder_invite_expires_at_index" on "builder_invite" ("expires_at");`,
    );
    this.addSql(`create index "builder_invite_used_by_index" on "builder_invite" ("used_by");`);
    this.addSql(
      `create index "builder_invite_created_at_index" on "builder_invite" ("created_at" DESC);`,
    );
    this.addSql(`create index builder_invite_email_index on builder_invite (lower(email));`);

    this.addSql(
      `alter table "builder_invite" add constraint "builder_invite_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "builder_invite" add constraint "builder_invite_used_by_foreign" foreign key ("used_by") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "builder_invite" add constraint "email_length" check (char_length(email) >= 1 and char_length(email) <= 254);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "builder_invite" cascade;`);
  }
}

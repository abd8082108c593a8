import { Migration } from "@mikro-orm/migrations";

export class Migration20261121210145_passkeys extends Migration {
  override name = "Migration20261121210145_passkeys";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "muted_mail" ("address" text not null, "topic" text not null, "created_at" timestamptz(3) not null default now(), primary key ("address", "topic"));`,
    );

    this.addSql(
      `create table "passkey" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "credential_id" text not null, "public_key" text not null, "counter" bigint not null default '0', "transports" text[] not null default '{}', "name" text not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "passkey_user_id_index" on "passkey" ("user_id");`);
    this.addSql(
      `alter table "passkey" add constraint "passkey_credential_id_unique" unique ("credential_id");`,
    );

    this.addSql(
      `create table "passkey_challenge" ("challenge" text not null, "purpose" text not null, "browser_hash" text not null, "user_id" uuid null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("challenge"));`,
    );
    this.addSql(
      `create index "passkey_challenge_user_id_index" on "passkey_challenge" ("user_id");`,
    );
    this.addSql(
      `create index "passkey_challenge_expires_at_index" on "passkey_challenge" ("expires_at");`,
    );

    this.addSql(
      `alter table "muted_mail" add constraint "address_length" check (char_length(address) >= 1 and char_length(address) <= 254);`,
    );
    this.addSql(
      `alter table "muted_mail" add constraint "muted_mail_topic_check" check ("topic" in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests'));`,
    );

    this.addSql(
      `alter table "passkey" add constraint "passkey_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey" add constraint "name_length" check (char_length(name) >= 1 and char_length(name) <= 60);`,
    );

    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkey_challenge" add constraint "passkey_challenge_purpose_check" check ("purpose" in ('add', 'sign-in', 'prove'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "muted_mail" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);
    this.addSql(`drop table if exists "passkey_challenge" cascade;`);
  }
}

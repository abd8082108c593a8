import { Migration } from "@mikro-orm/migrations";

export class Migration20261121051620_account_changes extends Migration {
  override name = "Migration20261121051620_account_changes";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "provider_attempt" ("state_hash" text not null, "provider" text not null, "browser_hash" text not null, "code_verifier" text not null, "nonce" text not null, "return_to" text null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("state_hash"));`,
    );
    this.addSql(
      `create index "provider_attempt_expires_at_index" on "provider_attempt" ("expires_at");`,
    );

    this.addSql(
      `create table "identity" ("issuer" text not null, "subject" text not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) not null default now(), primary key ("issuer", "subject"));`,
    );
    this.addSql(`create index "identity_user_id_index" on "identity" ("user_id");`);

    this.addSql(
      `create table "email_change" ("id" uuid not null default gen_random_uuid(), "user_id" uuid not null, "email" text not null, "token_hash" text not null, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_change_user_id_unique" unique ("user_id");`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_change_token_hash_unique" unique ("token_hash");`,
    );

    this.addSql(
      `alter table "identity" add constraint "identity_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "identity" add constraint "issuer_length" check (char_length(issuer) >= 1 and char_length(issuer) <= 300);`,
    );
    this.addSql(
      `alter table "identity" add constraint "subject_length" check (char_length(subject) >= 1 and char_length(subject) <= 255);`,
    );

    this.addSql(
      `alter table "email_change" add constraint "email_change_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "email_change" add constraint "email_length" check (char_length(email) >= 1 and char_length(email) <= 254);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "provider_attempt" cascade;`);
    this.addSql(`drop table if exists "identity" cascade;`);
    this.addSql(`drop table if exists "email_change" cascade;`);
  }
}

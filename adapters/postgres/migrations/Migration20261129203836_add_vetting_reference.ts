import { Migration } from "@mikro-orm/migrations";

export class Migration20261129203836_add_vetting_reference extends Migration {
  override name = "Migration20261129203836_add_vetting_reference";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "vetting_reference" ("id" uuid not null default gen_random_uuid(), "check_id" uuid not null, "company" text not null, "email" text null, "mail_domain" text not null, "token_hash" text not null, "asked_at" timestamptz(3) not null default now(), "ends_at" timestamptz(3) not null, "answered_at" timestamptz(3) null, "answer" jsonb null, primary key ("id"));`,
    );
    this.addSql(
      `create index "vetting_reference_check_id_index" on "vetting_reference" ("check_id");`,
    );
    this.addSql(
      `alter table "vetting_reference" add constraint "vetting_reference_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `create index "vetting_reference_email_index" on "vetting_reference" ("email") where email is not null;`,
    );
    this.addSql(
      `create index "vetting_reference_ends_at_index" on "vetting_reference" ("ends_at") where email is not null;`,
    );

    this.addSql(`alter table "muted_mail" drop constraint "muted_mail_topic_check";`);
    this.addSql(
      `alter table "muted_mail" add constraint "muted_mail_topic_check" check ("topic" in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests', 'reviews', 'jobs', 'plan', 'references'));`,
    );

    this.addSql(
      `alter table "vetting_reference" add constraint "vetting_reference_check_id_foreign" foreign key ("check_id") references "vetting_check" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vetting_reference" add constraint "company_length" check (char_length(company) >= 1 and char_length(company) <= 100);`,
    );
    this.addSql(
      `alter table "vetting_reference" add constraint "email_length" check (char_length(email) >= 1 and char_length(email) <= 254);`,
    );
    this.addSql(
      `alter table "vetting_reference" add constraint "mail_domain_length" check (char_length(mail_domain) >= 1 and char_length(mail_domain) <= 254);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "vetting_reference" cascade;`);

    this.addSql(`alter table "muted_mail" drop constraint "muted_mail_topic_check";`);
    this.addSql(
      `alter table "muted_mail" add constraint "muted_mail_topic_check" check ("topic" in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests', 'reviews', 'jobs'));`,
    );
  }
}

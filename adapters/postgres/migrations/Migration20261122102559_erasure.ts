import { Migration } from "@mikro-orm/migrations";

export class Migration20261122102559_erasure extends Migration {
  override name = "Migration20261122102559_erasure";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "erasure" ("kind" text not null, "subject_id" uuid not null, "at" timestamptz(3) not null, primary key ("kind", "subject_id"));`,
    );

    this.addSql(`create index contact_message_email_index on contact_message (lower(email));`);

    this.addSql(`alter table "quote_request" add "erased_at" timestamptz(3) null;`);

    this.addSql(`create index "message_to_address_index" on "message" ("to_address");`);

    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "erasure" cascade;`);

    this.addSql(`drop index "contact_message_email_index";`);

    this.addSql(`drop index "message_to_address_index";`);

    this.addSql(`alter table "quote_request" drop column "erased_at";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261126232000_swept_messages extends Migration {
  override name = "Migration20261126232000_swept_messages";

  override up(): void | Promise<void> {
    this.addSql(
      `create index message_contact_email_index on message (lower(letter -> 'contact' ->> 'email')) where kind = 'contact-message';`,
    );
    this.addSql(
      `create index "message_ended_at_index" on "message" ("ended_at") where state <> 'queued'::text;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "message_contact_email_index";`);
    this.addSql(`drop index "message_ended_at_index";`);
  }
}

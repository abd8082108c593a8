import { Migration } from "@mikro-orm/migrations";

export class Migration20261126231000_email_states extends Migration {
  override name = "Migration20261126231000_email_states";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" add "email_state" text not null default 'unproven', add constraint "quote_request_email_state_check" check ("email_state" in ('proven', 'unproven', 'over-limit')) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "quote_request" drop constraint "quote_request_email_state_check", drop column "email_state";`,
    );
  }
}

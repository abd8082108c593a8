import { Migration } from "@mikro-orm/migrations";

/** Open requests whose address is the verified one of their owner's account. Others become proven when their owner signs in. */
export const provenEmails = `update "quote_request" as q set email_state = 'proven' from "users" as u where u.id = q.user_id and q.status not in ('completed', 'cancelled') and u.email_verified_at is not null and u.email = lower(q.email);`;

export class Migration20261126231100_proven_emails extends Migration {
  override name = "Migration20261126231100_proven_emails";

  override up(): void | Promise<void> {
    this.addSql(provenEmails);
  }

  override down(): void | Promise<void> {
    // the column goes with the migration before
  }
}

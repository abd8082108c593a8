import { Migration } from "@mikro-orm/migrations";

export class Migration20261126233000_erased_invites extends Migration {
  override name = "Migration20261126233000_erased_invites";

  override up(): void | Promise<void> {
    this.addSql(`alter table "erasure" drop constraint "erasure_kind_check";`);
    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail', 'builder-invite')) not valid;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "erasure" drop constraint "erasure_kind_check";`);
    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail')) not valid;`,
    );
  }
}

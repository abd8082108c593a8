import { Migration } from "@mikro-orm/migrations";

export class Migration20261130005505_erased_references extends Migration {
  override name = "Migration20261130005505_erased_references";

  override up(): void | Promise<void> {
    this.addSql(`alter table "erasure" drop constraint "erasure_kind_check";`);
    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail', 'builder-invite', 'reference'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "erasure" drop constraint "erasure_kind_check";`);
    this.addSql(
      `alter table "erasure" add constraint "erasure_kind_check" check ("kind" in ('account', 'quote-request', 'contact-message', 'mail', 'builder-invite'));`,
    );
  }
}

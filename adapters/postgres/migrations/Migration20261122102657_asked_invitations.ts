import { Migration } from "@mikro-orm/migrations";

export class Migration20261122102657_asked_invitations extends Migration {
  override name = "Migration20261122102657_asked_invitations";

  override up(): void | Promise<void> {
    this.addSql(`drop index "invitation_builder_id_index";`);
    this.addSql(
      `create index "invitation_asked_index" on "invitation" ("builder_id", "invited_at" DESC, "quote_request_id" DESC);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "invitation_asked_index";`);
    this.addSql(`create index "invitation_builder_id_index" on "invitation" ("builder_id");`);
  }
}

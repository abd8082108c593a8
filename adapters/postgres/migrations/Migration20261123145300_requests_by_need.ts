import { Migration } from "@mikro-orm/migrations";

export class Migration20261123145300_requests_by_need extends Migration {
  override name = "Migration20261123145300_requests_by_need";

  override up(): void | Promise<void> {
    this.addSql(
      `create index quote_request_user_status_index on quote_request (user_id, status, created_at desc, id desc);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "quote_request_user_status_index";`);
  }
}

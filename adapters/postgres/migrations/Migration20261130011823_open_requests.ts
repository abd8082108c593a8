import { Migration } from "@mikro-orm/migrations";

export class Migration20261130011823_open_requests extends Migration {
  override name = "Migration20261130011823_open_requests";

  override up(): void | Promise<void> {
    this.addSql(
      `create index quote_request_open_index on quote_request (id, user_id) where user_id is not null and status in ('pending', 'assigned', 'quotes_sent', 'email_failed', 'in-progress');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "quote_request_open_index";`);
  }
}

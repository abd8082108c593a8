import { Migration } from "@mikro-orm/migrations";

export class Migration20261123082403_promise_due_index extends Migration {
  override name = "Migration20261123082403_promise_due_index";

  override up(): void | Promise<void> {
    this.addSql(`drop index "quote_promise_open_index";`);
    this.addSql(`create index "quote_promise_all_due_index" on "quote_promise" ("all_due_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "quote_promise_all_due_index";`);
    this.addSql(
      `create index "quote_promise_open_index" on "quote_promise" ("all_due_at", "quote_request_id") where next_evaluation_at is not null;`,
    );
  }
}

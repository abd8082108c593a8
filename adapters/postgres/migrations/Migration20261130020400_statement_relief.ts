import { Migration } from "@mikro-orm/migrations";

export class Migration20261130020400_statement_relief extends Migration {
  override name = "Migration20261130020400_statement_relief";

  override up(): void | Promise<void> {
    this.addSql(
      `create index "commission_entry_request_index" on "commission_entry" ("request_id");`,
    );
    this.addSql(
      `create index "commission_entry_statement_index" on "commission_entry" ("statement_id") where statement_id is not null;`,
    );

    this.addSql(`alter table "commission_statement" add "taken_off" bigint not null default '0';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "commission_entry_request_index";`);
    this.addSql(`drop index "commission_entry_statement_index";`);

    this.addSql(`alter table "commission_statement" drop column "taken_off";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261123051505_promise_figures extends Migration {
  override name = "Migration20261123051505_promise_figures";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "promise_figure" ("period" text not null, "figures" jsonb not null, "until_number" bigint not null, primary key ("period"));`,
    );
    this.addSql(
      `create index "promise_figure_until_number_index" on "promise_figure" ("until_number");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "promise_figure" cascade;`);
  }
}

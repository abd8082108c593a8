import { Migration } from "@mikro-orm/migrations";

export class Migration20261129150246_job_states extends Migration {
  override name = "Migration20261129150246_job_states";

  override up(): void | Promise<void> {
    this.addSql(`alter table "job" drop constraint "job_state_check";`);
    this.addSql(
      `alter table "job" add "agreed_at" timestamptz(3) null, add "stands_at" timestamptz(3) null, add "delivered_at" timestamptz(3) null, add "reopened_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "job" add constraint "job_state_check" check ("state" in ('open', 'agreed', 'delivered', 'closed', 'ended'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job" drop constraint "job_state_check";`);
    this.addSql(
      `alter table "job" drop column "agreed_at", drop column "stands_at", drop column "delivered_at", drop column "reopened_at";`,
    );
    this.addSql(
      `alter table "job" add constraint "job_state_check" check ("state" in ('open', 'closed', 'ended'));`,
    );
  }
}

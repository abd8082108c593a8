import { Migration } from "@mikro-orm/migrations";

export class Migration20261130112415_calendars_of_jobs extends Migration {
  override name = "Migration20261130112415_calendars_of_jobs";

  override up(): void | Promise<void> {
    this.addSql(`alter table "plan_calendar" alter column "quote_request_id" drop not null;`);
    this.addSql(`alter table "plan_calendar" drop constraint "plan_calendar_of_person_unique";`);
    this.addSql(
      `create unique index "plan_calendar_of_person_unique" on "plan_calendar" ("user_id", "quote_request_id") nulls not distinct;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "plan_calendar" where "quote_request_id" is null;`);
    this.addSql(`drop index "plan_calendar_of_person_unique";`);
    this.addSql(
      `alter table "plan_calendar" add constraint "plan_calendar_of_person_unique" unique ("quote_request_id", "user_id");`,
    );
    this.addSql(`alter table "plan_calendar" alter column "quote_request_id" set not null;`);
  }
}

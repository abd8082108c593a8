import { Migration } from "@mikro-orm/migrations";

export class Migration20261130015900_as_built_photos extends Migration {
  override name = "Migration20261130015900_as_built_photos";

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "job" add "as_built" jsonb not null default '[]', add "project_id" uuid null;`,
    );

    this.addSql(
      `alter table "portfolio_project" add "confirmed_pictures" text[] not null default '{}';`,
    );
    this.addSql(
      `alter table "portfolio_project" add constraint "confirmed_pictures_entries" check (cardinality(confirmed_pictures) <= 21);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job" drop column "as_built", drop column "project_id";`);

    this.addSql(`alter table "portfolio_project" drop constraint "confirmed_pictures_entries";`);
    this.addSql(`alter table "portfolio_project" drop column "confirmed_pictures";`);
  }
}

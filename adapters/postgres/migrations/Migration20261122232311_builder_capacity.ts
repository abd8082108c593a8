import { Migration } from "@mikro-orm/migrations";

export class Migration20261122232311_builder_capacity extends Migration {
  override name = "Migration20261122232311_builder_capacity";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "builder_capacity" ("builder_id" uuid not null, "time_zone" text null, "work_days" integer[] not null, "work_from" text not null, "work_until" text not null, "away" jsonb not null default '[]', "most_open_invitations" int null, "most_jobs" int null, "most_per_show" int null, "is_paused" boolean not null default false, "updated_at" timestamptz(3) not null default now(), primary key ("builder_id"));`,
    );

    this.addSql(`alter table "invitation" add "overrode" text[] null;`);

    this.addSql(
      `alter table "builder_capacity" add constraint "builder_capacity_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "builder_capacity" add constraint "time_zone_length" check (char_length(time_zone) >= 1 and char_length(time_zone) <= 64);`,
    );
    this.addSql(
      `alter table "builder_capacity" add constraint "work_from_length" check (char_length(work_from) <= 5);`,
    );
    this.addSql(
      `alter table "builder_capacity" add constraint "work_until_length" check (char_length(work_until) <= 5);`,
    );
    this.addSql(
      `alter table "builder_capacity" add constraint "most_open_invitations_range" check (most_open_invitations >= 0 and most_open_invitations <= 50);`,
    );
    this.addSql(
      `alter table "builder_capacity" add constraint "most_jobs_range" check (most_jobs >= 0 and most_jobs <= 50);`,
    );
    this.addSql(
      `alter table "builder_capacity" add constraint "most_per_show_range" check (most_per_show >= 0 and most_per_show <= 20);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "builder_capacity" cascade;`);

    this.addSql(`alter table "invitation" drop column "overrode";`);
  }
}

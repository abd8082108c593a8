import { Migration } from "@mikro-orm/migrations";

export class Migration20261122231653_brief_version extends Migration {
  override name = "Migration20261122231653_brief_version";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "brief_version" ("quote_request_id" uuid not null, "version" int not null, "booth_size" text not null, "service_type" text not null, "features" text[] not null default '{}', "additional_requirements" text null, "design_link" text null, "created_at" timestamptz(3) not null default now(), primary key ("quote_request_id", "version"));`,
    );

    this.addSql(`alter table "quote_request" add "brief_version" int not null default 1;`);

    this.addSql(`alter table "quote_response" add "confirmed_brief" int not null default 1;`);

    this.addSql(
      `alter table "brief_version" add constraint "brief_version_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "brief_version" add constraint "booth_size_length" check (char_length(booth_size) >= 1 and char_length(booth_size) <= 100);`,
    );
    this.addSql(
      `alter table "brief_version" add constraint "service_type_length" check (char_length(service_type) >= 1 and char_length(service_type) <= 100);`,
    );
    this.addSql(
      `alter table "brief_version" add constraint "additional_requirements_length" check (char_length(additional_requirements) <= 2000);`,
    );
    this.addSql(
      `alter table "brief_version" add constraint "design_link_length" check (char_length(design_link) <= 500);`,
    );
    this.addSql(
      `alter table "brief_version" add constraint "features_entries" check (cardinality(features) <= 20);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "brief_version" cascade;`);

    this.addSql(`alter table "quote_request" drop column "brief_version";`);

    this.addSql(`alter table "quote_response" drop column "confirmed_brief";`);
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261122204159_attachment extends Migration {
  override name = "Migration20261122204159_attachment";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "attachment" ("id" uuid not null default gen_random_uuid(), "quote_request_id" uuid not null, "purpose" text not null, "builder_id" uuid null, "uploaded_by" uuid null, "kind" text not null, "name" text not null, "media_key" text not null, "bytes" int not null, "scan" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "attachment_builder_id_index" on "attachment" ("builder_id");`);
    this.addSql(`create index "attachment_uploaded_by_index" on "attachment" ("uploaded_by");`);
    this.addSql(`create index "attachment_media_key_index" on "attachment" ("media_key");`);
    this.addSql(
      `create index "attachment_quote_request_id_created_at_index" on "attachment" ("quote_request_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "attachment_of_offer_index" on "attachment" ("created_at") where purpose = 'offer'::text;`,
    );

    this.addSql(
      `alter table "attachment" add constraint "attachment_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_uploaded_by_foreign" foreign key ("uploaded_by") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "attachment" add constraint "name_length" check (char_length(name) >= 1 and char_length(name) <= 150);`,
    );
    this.addSql(
      `alter table "attachment" add constraint "bytes_range" check (bytes >= 1 and bytes <= 26214400);`,
    );
    this.addSql(
      `alter table "attachment" add constraint "builder_of_offer" check ((purpose = 'offer'::text) = (builder_id is not null));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer'));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_kind_check" check ("kind" in ('rendering', 'drawing', 'photo', 'document'));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_scan_check" check ("scan" in ('not-needed', 'not-scanned'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "attachment" cascade;`);
  }
}

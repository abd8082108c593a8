import { Migration } from "@mikro-orm/migrations";

/** Evidence about builders with its documents. */
export class Migration20261129163000_vetting extends Migration {
  override up() {
    this.addSql(
      `create table "vetting_check" ("id" uuid not null default gen_random_uuid(), "builder_id" uuid not null, "kind" text not null, "state" text not null default 'submitted', "facts" jsonb not null, "submitted_by" uuid null, "submitted_at" timestamptz(3) not null default now(), "decided_by" uuid null, "decided_at" timestamptz(3) null, "valid_until" date null, "reason" text null, "queued_at" timestamptz(3) null, "reminded_days" int null, "next_at" timestamptz(3) null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(
      `create index "vetting_check_submitted_by_index" on "vetting_check" ("submitted_by");`,
    );
    this.addSql(
      `create unique index vetting_check_valid_unique on vetting_check (builder_id, kind) where state = 'valid';`,
    );
    this.addSql(
      `create unique index vetting_check_submitted_unique on vetting_check (builder_id, kind) where state = 'submitted';`,
    );
    this.addSql(
      `create index vetting_check_builder_index on vetting_check (builder_id, submitted_at desc, id desc);`,
    );
    this.addSql(
      `create index vetting_check_queue_index on vetting_check (queued_at, id) where queued_at is not null;`,
    );
    this.addSql(
      `create index vetting_check_state_index on vetting_check (state, submitted_at desc, id desc);`,
    );
    this.addSql(
      `create index "vetting_check_next_at_index" on "vetting_check" ("next_at") where next_at is not null;`,
    );

    this.addSql(
      `create table "vetting_document" ("id" uuid not null default gen_random_uuid(), "builder_id" uuid not null, "kind" text not null, "check_id" uuid null, "uploaded_by" uuid null, "name" text not null, "media_key" text not null, "bytes" int not null, "scan" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "vetting_document_check_id_index" on "vetting_document" ("check_id");`,
    );
    this.addSql(
      `create index "vetting_document_uploaded_by_index" on "vetting_document" ("uploaded_by");`,
    );
    this.addSql(
      `create index "vetting_document_media_key_index" on "vetting_document" ("media_key");`,
    );
    this.addSql(
      `create index "vetting_document_builder_id_index" on "vetting_document" ("builder_id", "created_at", "id");`,
    );
    this.addSql(
      `create index "vetting_document_unsent_index" on "vetting_document" ("created_at") where check_id is null;`,
    );
    this.addSql(
      `create index "vetting_document_to_scan_index" on "vetting_document" ("created_at") where scan = any (array['queued'::text, 'not-scanned'::text]);`,
    );

    this.addSql(
      `alter table "vetting_check" add constraint "vetting_check_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vetting_check" add constraint "vetting_check_submitted_by_foreign" foreign key ("submitted_by") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "vetting_check" add constraint "vetting_check_decided_by_foreign" foreign key ("decided_by") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "vetting_check" add constraint "reason_length" check (char_length(reason) <= 1000);`,
    );
    this.addSql(
      `alter table "vetting_check" add constraint "decided_check" check (state <> 'valid' or (decided_at is not null and valid_until is not null));`,
    );
    this.addSql(
      `alter table "vetting_check" add constraint "vetting_check_kind_check" check ("kind" in ('portfolio', 'references', 'insurance', 'site'));`,
    );
    this.addSql(
      `alter table "vetting_check" add constraint "vetting_check_state_check" check ("state" in ('submitted', 'valid', 'refused', 'expired', 'replaced'));`,
    );

    this.addSql(
      `alter table "vetting_document" add constraint "vetting_document_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vetting_document" add constraint "vetting_document_check_id_foreign" foreign key ("check_id") references "vetting_check" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "vetting_document" add constraint "vetting_document_uploaded_by_foreign" foreign key ("uploaded_by") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "vetting_document" add constraint "name_length" check (char_length(name) >= 1 and char_length(name) <= 150);`,
    );
    this.addSql(
      `alter table "vetting_document" add constraint "bytes_range" check (bytes >= 1 and bytes <= 26214400);`,
    );
    this.addSql(
      `alter table "vetting_document" add constraint "vetting_document_kind_check" check ("kind" in ('portfolio', 'references', 'insurance', 'site'));`,
    );
    this.addSql(
      `alter table "vetting_document" add constraint "vetting_document_scan_check" check ("scan" in ('not-needed', 'not-scanned', 'queued', 'clean', 'refused'));`,
    );
  }
}

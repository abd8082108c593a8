import { Migration } from "@mikro-orm/migrations";

export class Migration20261129212825_floor_and_call_ins extends Migration {
  override name = "Migration20261129212825_floor_and_call_ins";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_punch" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "number" int not null, "key" text null, "text" text not null, "urgency" text not null, "state" text not null, "side" text not null, "by" uuid null, "at" timestamptz(3) not null, "photos" jsonb not null, "fixed_at" timestamptz(3) null, "fixed_by" uuid null, "decided_at" timestamptz(3) null, "decided_by" uuid null, "decided_note" text null, "emailed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "job_punch_job_id_index" on "job_punch" ("job_id");`);
    this.addSql(
      `create index "job_punch_to_email_index" on "job_punch" ("at") where emailed_at is null;`,
    );

    this.addSql(
      `create table "job_call_in" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "side" text not null, "by" uuid null, "text" text not null, "at" timestamptz(3) not null, "answer" text null, "answered_by" uuid null, "answered_at" timestamptz(3) null, "outcome" text null, "words" text null, "closed_by" uuid null, "closed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "job_call_in_job_id_index" on "job_call_in" ("job_id");`);

    this.addSql(
      `alter table "job" add "built_asked_at" timestamptz(3) null, add "not_built_at" timestamptz(3) null, add "site_link_version" int not null default 1;`,
    );

    this.addSql(
      `alter table "job_punch" add constraint "job_punch_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_punch" add constraint "text_length" check (char_length(text) <= 500);`,
    );
    this.addSql(
      `alter table "job_punch" add constraint "key_length" check (char_length(key) <= 64);`,
    );
    this.addSql(
      `alter table "job_punch" add constraint "decided_note_length" check (char_length(decided_note) <= 1000);`,
    );
    this.addSql(
      `alter table "job_punch" add constraint "job_punch_urgency_check" check ("urgency" in ('before-opening', 'during', 'after'));`,
    );
    this.addSql(
      `alter table "job_punch" add constraint "job_punch_state_check" check ("state" in ('open', 'fixed', 'accepted', 'not-agreed'));`,
    );
    this.addSql(
      `alter table "job_punch" add constraint "job_punch_side_check" check ("side" in ('exhibitor', 'builder'));`,
    );

    this.addSql(
      `alter table "job_call_in" add constraint "job_call_in_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_call_in" add constraint "text_length" check (char_length(text) <= 2000);`,
    );
    this.addSql(
      `alter table "job_call_in" add constraint "answer_length" check (char_length(answer) <= 2000);`,
    );
    this.addSql(
      `alter table "job_call_in" add constraint "words_length" check (char_length(words) <= 2000);`,
    );
    this.addSql(
      `alter table "job_call_in" add constraint "job_call_in_side_check" check ("side" in ('exhibitor', 'builder'));`,
    );
    this.addSql(
      `alter table "job_call_in" add constraint "job_call_in_outcome_check" check ("outcome" in ('settled', 'not-settled', 'withdrawn'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job_punch" cascade;`);
    this.addSql(`drop table if exists "job_call_in" cascade;`);

    this.addSql(
      `alter table "job" drop column "built_asked_at", drop column "not_built_at", drop column "site_link_version";`,
    );
  }
}

import { Migration } from "@mikro-orm/migrations";

export class Migration20261129113055_job_changes extends Migration {
  override name = "Migration20261129113055_job_changes";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_change" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "number" int not null, "raised_by" text not null, "reason" text not null, "title" text not null, "note" text null, "lines" jsonb not null, "days_later" int null, "answer_by" timestamptz(3) null, "state" text not null, "version" int not null default 1, "earlier" jsonb not null, "raised_at" timestamptz(3) not null default now(), "decided_at" timestamptz(3) null, "decided_note" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "job_change_answer_by_index" on "job_change" ("answer_by") where state = 'proposed'::text and answer_by is not null;`,
    );
    this.addSql(
      `alter table "job_change" add constraint "job_change_job_id_number_unique" unique ("job_id", "number");`,
    );

    this.addSql(`alter table "muted_mail" drop constraint "muted_mail_topic_check";`);
    this.addSql(
      `alter table "muted_mail" add constraint "muted_mail_topic_check" check ("topic" in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests', 'reviews', 'jobs'));`,
    );

    this.addSql(
      `alter table "job_change" add constraint "job_change_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_change" add constraint "title_length" check (char_length(title) <= 120);`,
    );
    this.addSql(
      `alter table "job_change" add constraint "note_length" check (char_length(note) <= 2000);`,
    );
    this.addSql(
      `alter table "job_change" add constraint "decided_note_length" check (char_length(decided_note) <= 2000);`,
    );
    this.addSql(
      `alter table "job_change" add constraint "job_change_raised_by_check" check ("raised_by" in ('exhibitor', 'builder'));`,
    );
    this.addSql(
      `alter table "job_change" add constraint "job_change_reason_check" check ("reason" in ('exhibitor-wish', 'show-rule', 'site-condition', 'third-party-price', 'builder-error', 'exhibitor-error', 'other'));`,
    );
    this.addSql(
      `alter table "job_change" add constraint "job_change_state_check" check ("state" in ('wished', 'proposed', 'approved', 'refused', 'declined', 'withdrawn', 'lapsed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job_change" cascade;`);

    this.addSql(`alter table "muted_mail" drop constraint "muted_mail_topic_check";`);
    this.addSql(
      `alter table "muted_mail" add constraint "muted_mail_topic_check" check ("topic" in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests', 'reviews'));`,
    );
  }
}

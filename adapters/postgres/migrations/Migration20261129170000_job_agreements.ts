import { Migration } from "@mikro-orm/migrations";

export class Migration20261129170000_job_agreements extends Migration {
  override name = "Migration20261129170000_job_agreements";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_payment" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "position" int not null, "label" text not null, "amount" bigint not null, "due" jsonb not null, "state" text not null, "reference" text null, "sent_at" timestamptz(3) null, "sent_by" uuid null, "received_at" timestamptz(3) null, "received_by" uuid null, "dispute_note" text null, "disputed_at" timestamptz(3) null, "disputed_by" uuid null, "dispute_side" text null, "reminders" int not null default 0, primary key ("id"));`,
    );
    this.addSql(`create index "job_payment_job_id_index" on "job_payment" ("job_id");`);
    this.addSql(
      `create index "job_payment_planned_index" on "job_payment" ("job_id") where state = 'planned'::text and reminders < 3;`,
    );

    this.addSql(
      `create table "job_message" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "side" text not null, "by" uuid null, "text" text not null, "files" jsonb not null, "at" timestamptz(3) not null, "emailed_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "job_message_job_id_id_index" on "job_message" ("job_id", "id");`);
    this.addSql(
      `create index "job_message_to_email_index" on "job_message" ("at") where emailed_at is null;`,
    );

    this.addSql(
      `create table "job_approval" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "kind" text not null, "title" text not null, "note" text null, "round" int not null, "files" jsonb not null, "due" date null, "state" text not null, "side" text not null, "asked_by" uuid null, "asked_at" timestamptz(3) not null, "decided_by" uuid null, "decided_at" timestamptz(3) null, "decided_note" text null, primary key ("id"));`,
    );
    this.addSql(`create index "job_approval_job_id_index" on "job_approval" ("job_id");`);

    this.addSql(
      `create table "job_agreement" ("id" uuid not null default gen_random_uuid(), "job_id" uuid not null, "version" int not null, "amount" bigint not null, "payments" jsonb not null, "cancellation" text null, "edited_by" text null, "at" timestamptz(3) not null, "exhibitor_at" timestamptz(3) null, "exhibitor_by" uuid null, "builder_at" timestamptz(3) null, "builder_by" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "job_agreement" add constraint "job_agreement_job_id_version_unique" unique ("job_id", "version");`,
    );

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer', 'question', 'job'));`,
    );

    this.addSql(
      `alter table "job_payment" add constraint "job_payment_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_payment" add constraint "label_length" check (char_length(label) <= 80);`,
    );
    this.addSql(
      `alter table "job_payment" add constraint "reference_length" check (char_length(reference) <= 80);`,
    );
    this.addSql(
      `alter table "job_payment" add constraint "dispute_note_length" check (char_length(dispute_note) <= 1000);`,
    );
    this.addSql(
      `alter table "job_payment" add constraint "job_payment_state_check" check ("state" in ('planned', 'sent', 'received', 'not-agreed'));`,
    );
    this.addSql(
      `alter table "job_payment" add constraint "job_payment_dispute_side_check" check ("dispute_side" in ('exhibitor', 'builder'));`,
    );

    this.addSql(
      `alter table "job_message" add constraint "job_message_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_message" add constraint "text_length" check (char_length(text) <= 4000);`,
    );
    this.addSql(
      `alter table "job_message" add constraint "job_message_side_check" check ("side" in ('exhibitor', 'builder', 'us'));`,
    );

    this.addSql(
      `alter table "job_approval" add constraint "job_approval_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_approval" add constraint "title_length" check (char_length(title) <= 120);`,
    );
    this.addSql(
      `alter table "job_approval" add constraint "note_length" check (char_length(note) <= 2000);`,
    );
    this.addSql(
      `alter table "job_approval" add constraint "decided_note_length" check (char_length(decided_note) <= 2000);`,
    );
    this.addSql(
      `alter table "job_approval" add constraint "job_approval_kind_check" check ("kind" in ('drawings', 'graphics', 'other'));`,
    );
    this.addSql(
      `alter table "job_approval" add constraint "job_approval_state_check" check ("state" in ('asked', 'approved', 'approved-with-notes', 'changes-wanted', 'withdrawn', 'superseded'));`,
    );
    this.addSql(
      `alter table "job_approval" add constraint "job_approval_side_check" check ("side" in ('exhibitor', 'builder'));`,
    );

    this.addSql(
      `alter table "job_agreement" add constraint "job_agreement_job_id_foreign" foreign key ("job_id") references "job" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "job_agreement" add constraint "cancellation_length" check (char_length(cancellation) <= 1000);`,
    );
    this.addSql(
      `alter table "job_agreement" add constraint "job_agreement_edited_by_check" check ("edited_by" in ('exhibitor', 'builder'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job_payment" cascade;`);
    this.addSql(`drop table if exists "job_message" cascade;`);
    this.addSql(`drop table if exists "job_approval" cascade;`);
    this.addSql(`drop table if exists "job_agreement" cascade;`);

    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer', 'question'));`,
    );
  }
}

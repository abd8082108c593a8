import { Migration } from "@mikro-orm/migrations";

export class Migration20261122231100_attachment_scan extends Migration {
  override name = "Migration20261122231100_attachment_scan";

  override up(): void | Promise<void> {
    this.addSql(`alter table "attachment" drop constraint "builder_of_offer";`);
    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(`alter table "attachment" drop constraint "attachment_scan_check";`);
    this.addSql(
      `alter table "attachment" add "question_id" uuid null, add "uploaded_hash" text null;`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_question_id_foreign" foreign key ("question_id") references "question" ("id") on delete cascade;`,
    );
    this.addSql(`create index "attachment_question_id_index" on "attachment" ("question_id");`);
    this.addSql(
      `create index "attachment_to_scan_index" on "attachment" ("created_at") where scan = any (array['queued'::text, 'not-scanned'::text]);`,
    );
    this.addSql(
      `alter table "attachment" add constraint "uploaded_hash_length" check (char_length(uploaded_hash) >= 64 and char_length(uploaded_hash) <= 64);`,
    );
    this.addSql(
      `alter table "attachment" add constraint "builder_unless_brief" check ((purpose <> 'brief'::text) = (builder_id is not null));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "question_of_file" check ((purpose = 'question'::text) = (question_id is not null));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer', 'question'));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_scan_check" check ("scan" in ('not-needed', 'not-scanned', 'queued', 'clean', 'refused'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "attachment" drop constraint "attachment_question_id_foreign";`);

    this.addSql(`drop index "attachment_question_id_index";`);
    this.addSql(`drop index "attachment_to_scan_index";`);
    this.addSql(`alter table "attachment" drop constraint "uploaded_hash_length";`);
    this.addSql(`alter table "attachment" drop constraint "builder_unless_brief";`);
    this.addSql(`alter table "attachment" drop constraint "question_of_file";`);
    this.addSql(`alter table "attachment" drop constraint "attachment_purpose_check";`);
    this.addSql(`alter table "attachment" drop constraint "attachment_scan_check";`);
    this.addSql(`alter table "attachment" drop column "question_id", drop column "uploaded_hash";`);
    this.addSql(
      `alter table "attachment" add constraint "builder_of_offer" check ((purpose = 'offer'::text) = (builder_id is not null));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_purpose_check" check ("purpose" in ('brief', 'offer'));`,
    );
    this.addSql(
      `alter table "attachment" add constraint "attachment_scan_check" check ("scan" in ('not-needed', 'not-scanned'));`,
    );
  }
}

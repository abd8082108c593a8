import { Migration } from "@mikro-orm/migrations";

export class Migration20261122202500_question extends Migration {
  override name = "Migration20261122202500_question";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "question" ("id" uuid not null default gen_random_uuid(), "quote_request_id" uuid not null, "builder_id" uuid not null, "text" text not null, "is_private" boolean not null default false, "status" text not null default 'open', "answer" text null, "decline_code" text null, "asked_at" timestamptz(3) not null default now(), "decided_at" timestamptz(3) null, "asked_told_at" timestamptz(3) null, "decided_told_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "question_builder_id_index" on "question" ("builder_id");`);
    this.addSql(
      `create index "question_quote_request_id_asked_at_index" on "question" ("quote_request_id", "asked_at", "id");`,
    );
    this.addSql(
      `create index "question_to_tell_index" on "question" ("quote_request_id") where (status = 'open'::text and asked_told_at is null) or (status <> 'open'::text and decided_told_at is null);`,
    );

    this.addSql(
      `alter table "question" add constraint "question_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "question" add constraint "text_length" check (char_length(text) >= 1 and char_length(text) <= 2000);`,
    );
    this.addSql(
      `alter table "question" add constraint "answer_length" check (char_length(answer) >= 1 and char_length(answer) <= 2000);`,
    );
    this.addSql(
      `alter table "question" add constraint "question_status_check" check ("status" in ('open', 'answered', 'declined'));`,
    );
    this.addSql(
      `alter table "question" add constraint "question_decline_code_check" check ("decline_code" in ('in-the-brief', 'not-decided', 'private'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "question" cascade;`);
  }
}

import { Migration } from "@mikro-orm/migrations";

/** Exhibitors' reviews of builders, from the invitation on, and reports of them. */
export class Migration20261129111500_builder_review extends Migration {
  override up() {
    this.addSql(
      `create table "builder_review" ("id" uuid not null default gen_random_uuid(), "response_id" uuid not null, "quote_request_id" uuid not null, "builder_id" uuid not null, "author_id" uuid null, "state" text not null default 'invited', "is_hidden" boolean not null default false, "overall" int null, "on_time" int null, "on_budget" int null, "finish" int null, "communication" int null, "again" text null, "final_bill" text null, "text" text not null default '', "company" text null, "facts" jsonb null, "submitted_at" timestamptz(3) null, "publish_at" timestamptz(3) null, "published_at" timestamptz(3) null, "reply" text null, "replied_at" timestamptz(3) null, "removal_code" text null, "removed_at" timestamptz(3) null, "removed_by" uuid null, "invited_at" timestamptz(3) null, "reminded_at" timestamptz(3) null, "next_mail_at" timestamptz(3) null, "queued_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), "version" int not null default 1, primary key ("id"))`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "builder_review_response_id_unique" unique ("response_id")`,
    );
    this.addSql(
      `create index "builder_review_quote_request_id_index" on "builder_review" ("quote_request_id")`,
    );
    this.addSql(`create index "builder_review_author_id_index" on "builder_review" ("author_id")`);
    this.addSql(
      `create index builder_review_published_index on builder_review (builder_id, published_at desc, id desc) where state in ('published', 'removed')`,
    );
    this.addSql(
      `create index "builder_review_publish_at_index" on "builder_review" ("publish_at") where state = 'submitted'::text`,
    );
    this.addSql(
      `create index "builder_review_next_mail_at_index" on "builder_review" ("next_mail_at") where next_mail_at is not null`,
    );
    this.addSql(
      `create index builder_review_queue_index on builder_review (queued_at desc, id desc) where queued_at is not null`,
    );

    this.addSql(
      `create table "review_report" ("review_id" uuid not null, "user_id" uuid not null, "reason" text not null, "created_at" timestamptz(3) not null default now(), primary key ("review_id", "user_id"))`,
    );
    this.addSql(`create index "review_report_user_id_index" on "review_report" ("user_id")`);

    this.addSql(`alter table "muted_mail" drop constraint "muted_mail_topic_check"`);
    this.addSql(
      `alter table "muted_mail" add constraint "muted_mail_topic_check" check ("topic" in ('quotes-received', 'quote-outcomes', 'review-decisions', 'new-requests', 'reviews'))`,
    );

    this.addSql(
      `alter table "builder_review" add constraint "builder_review_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "builder_review_removed_by_foreign" foreign key ("removed_by") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "overall_range" check (overall >= 1 and overall <= 5)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "on_time_range" check (on_time >= 1 and on_time <= 5)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "on_budget_range" check (on_budget >= 1 and on_budget <= 5)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "finish_range" check (finish >= 1 and finish <= 5)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "communication_range" check (communication >= 1 and communication <= 5)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "written_review" check (state = 'invited' or (overall is not null and facts is not null))`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "text_length" check (char_length(text) <= 3000)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "company_length" check (char_length(company) <= 100)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "reply_length" check (char_length(reply) <= 2000)`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "builder_review_state_check" check ("state" in ('invited', 'submitted', 'published', 'removed'))`,
    );
    this.addSql(
      `alter table "builder_review" add constraint "builder_review_removal_code_check" check ("removal_code" in ('personal-data', 'threat', 'unlawful', 'not-this-job', 'court-order', 'author'))`,
    );

    this.addSql(
      `alter table "review_report" add constraint "review_report_review_id_foreign" foreign key ("review_id") references "builder_review" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "review_report" add constraint "review_report_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "review_report" add constraint "reason_length" check (char_length(reason) >= 1 and char_length(reason) <= 1000)`,
    );
  }
}

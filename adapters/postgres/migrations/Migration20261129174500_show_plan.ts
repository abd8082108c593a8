import { Migration } from "@mikro-orm/migrations";

export class Migration20261129174500_show_plan extends Migration {
  override name = "Migration20261129174500_show_plan";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "show_manual" ("trade_show_id" uuid not null, "rules" jsonb null, "deadlines" jsonb not null default '[]', "updated_at" timestamptz(3) not null default now(), primary key ("trade_show_id"));`,
    );

    this.addSql(
      `create table "plan_milestone" ("quote_request_id" uuid not null, "key" text not null, "day" date null, "state" text not null, primary key ("quote_request_id", "key"));`,
    );

    this.addSql(
      `create table "plan_calendar" ("id" uuid not null default gen_random_uuid(), "quote_request_id" uuid not null, "user_id" uuid not null, "token_hash" text not null, "shown" text null, "sequence" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "plan_calendar" add constraint "plan_calendar_token_hash_unique" unique ("token_hash");`,
    );
    this.addSql(
      `alter table "plan_calendar" add constraint "plan_calendar_of_person_unique" unique ("quote_request_id", "user_id");`,
    );

    this.addSql(`alter table "quote_request" add "findings" jsonb not null default '[]';`);

    this.addSql(`alter table "brief_version" add "findings" jsonb not null default '[]';`);

    this.addSql(
      `alter table "show_manual" add constraint "show_manual_trade_show_id_foreign" foreign key ("trade_show_id") references "trade_show" ("id") on update cascade on delete cascade;`,
    );

    this.addSql(
      `alter table "plan_milestone" add constraint "plan_milestone_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "plan_milestone" add constraint "plan_milestone_key_check" check ("key" in ('quotes-in', 'award', 'contract', 'drawings', 'drawings-venue', 'sign-order', 'design-freeze', 'sea-freight', 'eac', 'insurance', 'graphics', 'discount', 'warehouse-opens', 'ship', 'warehouse-closes', 'move-in', 'opening', 'close', 'move-out'));`,
    );
    this.addSql(
      `alter table "plan_milestone" add constraint "plan_milestone_state_check" check ("state" in ('open', 'done', 'not-needed'));`,
    );

    this.addSql(
      `alter table "plan_calendar" add constraint "plan_calendar_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "plan_calendar" add constraint "plan_calendar_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "show_manual" cascade;`);
    this.addSql(`drop table if exists "plan_milestone" cascade;`);
    this.addSql(`drop table if exists "plan_calendar" cascade;`);

    this.addSql(`alter table "brief_version" drop column "findings";`);

    this.addSql(`alter table "quote_request" drop column "findings";`);
  }
}

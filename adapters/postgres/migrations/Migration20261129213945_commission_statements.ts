import { Migration } from "@mikro-orm/migrations";

export class Migration20261129213945_commission_statements extends Migration {
  override name = "Migration20261129213945_commission_statements";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "commission_operator" ("version" int not null, "set_by" uuid null, "set_at" timestamptz(3) not null, "operator" jsonb not null, primary key ("version"));`,
    );

    this.addSql(
      `create table "commission_statement" ("id" uuid not null default gen_random_uuid(), "year" int not null, "sequence" int not null, "number" text not null, "builder_id" uuid not null, "month" text not null, "issued_at" timestamptz(3) not null, "due_on" text not null, "contest_until" text not null, "net" bigint not null, "tax_bp" int not null, "tax" bigint not null, "total" bigint not null, "settled" bigint not null, "contested" bigint not null, "state" text not null, "reminders" int not null, "legal" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "commission_statement_number_unique" on "commission_statement" ("year", "sequence");`,
    );
    this.addSql(
      `create unique index "commission_statement_month_unique" on "commission_statement" ("builder_id", "month");`,
    );
    this.addSql(
      `create index "commission_statement_at_index" on "commission_statement" ("issued_at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "commission_statement_open_index" on "commission_statement" ("due_on") where state = any (array['issued'::text, 'contested'::text, 'overdue'::text]);`,
    );

    this.addSql(
      `create table "commission_statement_entry" ("entry_id" uuid not null, "statement_id" uuid not null, primary key ("entry_id"));`,
    );
    this.addSql(
      `create index "commission_statement_entry_statement_index" on "commission_statement_entry" ("statement_id");`,
    );

    this.addSql(
      `create table "commission_contest" ("id" uuid not null default gen_random_uuid(), "statement_id" uuid not null, "entry_id" uuid not null, "builder_id" uuid not null, "code" text not null, "text" text not null, "at" timestamptz(3) not null, "by" uuid not null, "decided_at" timestamptz(3) null, "decided_by" uuid null, "amount" bigint null, "words" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "commission_contest_statement_index" on "commission_contest" ("statement_id");`,
    );
    this.addSql(
      `alter table "commission_contest" add constraint "commission_contest_entry_unique" unique ("entry_id");`,
    );
    this.addSql(
      `create index "commission_contest_open_index" on "commission_contest" ("at", "id") where decided_at is null;`,
    );

    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_kind_check";`);
    this.addSql(
      `alter table "commission_entry" add "statement_id" uuid null, add "key" text null;`,
    );
    this.addSql(
      `create unique index "commission_entry_key_unique" on "commission_entry" ("key") where key is not null;`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_kind_check" check ("kind" in ('accrued', 'reversed', 'adjusted', 'waived', 'taxed', 'paid', 'refunded', 'written-off'));`,
    );

    this.addSql(`alter table "commission_sum" drop constraint "commission_sum_kind_check";`);
    this.addSql(
      `alter table "commission_sum" add constraint "commission_sum_kind_check" check ("kind" in ('accrued', 'reversed', 'adjusted', 'waived', 'taxed', 'paid', 'refunded', 'written-off'));`,
    );

    this.addSql(
      `alter table "commission_statement" add constraint "commission_statement_state_check" check ("state" in ('issued', 'contested', 'overdue', 'paid', 'closed'));`,
    );

    this.addSql(
      `alter table "commission_statement_entry" add constraint "commission_statement_entry_statement_id_foreign" foreign key ("statement_id") references "commission_statement" ("id");`,
    );

    this.addSql(
      `alter table "commission_contest" add constraint "commission_contest_statement_id_foreign" foreign key ("statement_id") references "commission_statement" ("id");`,
    );
    this.addSql(
      `alter table "commission_contest" add constraint "text_length" check (char_length(text) <= 2000);`,
    );
    this.addSql(
      `alter table "commission_contest" add constraint "words_length" check (char_length(words) <= 2000);`,
    );
    this.addSql(
      `alter table "commission_contest" add constraint "commission_contest_code_check" check ("code" in ('not-built', 'other-amount', 'not-through-you', 'repeat-not-seen', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "commission_statement_entry" drop constraint "commission_statement_entry_statement_id_foreign";`,
    );
    this.addSql(
      `alter table "commission_contest" drop constraint "commission_contest_statement_id_foreign";`,
    );

    this.addSql(`drop table if exists "commission_operator" cascade;`);
    this.addSql(`drop table if exists "commission_statement" cascade;`);
    this.addSql(`drop table if exists "commission_statement_entry" cascade;`);
    this.addSql(`drop table if exists "commission_contest" cascade;`);

    this.addSql(`drop index "commission_entry_key_unique";`);
    this.addSql(`alter table "commission_entry" drop constraint "commission_entry_kind_check";`);
    this.addSql(`alter table "commission_entry" drop column "statement_id", drop column "key";`);
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_kind_check" check ("kind" in ('accrued', 'reversed', 'adjusted', 'waived', 'paid', 'refunded', 'written-off'));`,
    );

    this.addSql(`alter table "commission_sum" drop constraint "commission_sum_kind_check";`);
    this.addSql(
      `alter table "commission_sum" add constraint "commission_sum_kind_check" check ("kind" in ('accrued', 'reversed', 'adjusted', 'waived', 'paid', 'refunded', 'written-off'));`,
    );
  }
}

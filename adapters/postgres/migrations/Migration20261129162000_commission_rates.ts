import { Migration } from "@mikro-orm/migrations";

export class Migration20261129162000_commission_rates extends Migration {
  override name = "Migration20261129162000_commission_rates";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "commission_rates" ("version" int not null, "builder_id" uuid null, "valid_from" timestamptz(3) not null, "valid_until" timestamptz(3) null, "reason" text null, "set_by" uuid null, "params" jsonb not null, primary key ("version"));`,
    );
    this.addSql(
      `create index "commission_rates_builder_index" on "commission_rates" ("builder_id");`,
    );

    this.addSql(
      `create table "rate_agreement" ("id" uuid not null default gen_random_uuid(), "builder_id" uuid not null, "version" int not null, "user_id" uuid null, "quote_response_id" uuid null, "agreed_at" timestamptz(3) not null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "rate_agreement_unique" on "rate_agreement" ("builder_id", "version", "quote_response_id") nulls not distinct;`,
    );

    this.addSql(
      `create table "quote_rates" ("quote_response_id" uuid not null, "version" int not null, primary key ("quote_response_id"));`,
    );

    this.addSql(
      `alter table "commission_rates" add constraint "reason_length" check (char_length(reason) <= 500);`,
    );

    this.addSql(
      `alter table "quote_rates" add constraint "quote_rates_quote_response_id_foreign" foreign key ("quote_response_id") references "quote_response" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "commission_rates" cascade;`);
    this.addSql(`drop table if exists "rate_agreement" cascade;`);
    this.addSql(`drop table if exists "quote_rates" cascade;`);
  }
}

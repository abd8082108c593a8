import { Migration } from "@mikro-orm/migrations";

export class Migration20261122233900_rates_and_offer_facts extends Migration {
  override name = "Migration20261122233900_rates_and_offer_facts";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "benchmark" ("position" int not null, "category" text null, "unit" text not null, "low" bigint not null, "high" bigint not null, "source" text not null, "address" text null, "as_of" date not null, primary key ("position"));`,
    );

    this.addSql(
      `create table "show_services" ("id" uuid not null default gen_random_uuid(), "trade_show_id" uuid null, "country" text null, "services" jsonb not null, "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "show_services" add constraint "show_services_trade_show_id_unique" unique ("trade_show_id");`,
    );
    this.addSql(
      `alter table "show_services" add constraint "show_services_country_unique" unique ("country");`,
    );

    this.addSql(
      `create table "rate_card" ("builder_id" uuid not null, "rates" jsonb not null default '[]', "updated_at" timestamptz(3) not null default now(), primary key ("builder_id"));`,
    );

    this.addSql(
      `alter table "quote_response" add "logistics" jsonb not null default '{}', add "own_rates" jsonb not null default '{}', add "currency" text not null default 'USD', add "exchange" jsonb null;`,
    );
    this.addSql(
      `alter table "quote_response" add constraint "currency_code" check (currency ~ '^[A-Z]{3}$'::text);`,
    );

    this.addSql(
      `alter table "quote_response_version" add "logistics" jsonb not null default '{}', add "own_rates" jsonb not null default '{}', add "currency" text not null default 'USD', add "exchange" jsonb null;`,
    );
    this.addSql(
      `alter table "quote_response_version" add constraint "currency_code" check (currency ~ '^[A-Z]{3}$'::text);`,
    );

    this.addSql(
      `alter table "benchmark" add constraint "amounts_order" check (low >= 0 and low <= high);`,
    );
    this.addSql(
      `alter table "benchmark" add constraint "source_length" check (char_length(source) >= 1 and char_length(source) <= 200);`,
    );
    this.addSql(
      `alter table "benchmark" add constraint "address_length" check (char_length(address) <= 500);`,
    );
    this.addSql(
      `alter table "benchmark" add constraint "benchmark_unit_check" check ("unit" in ('sq-ft', 'sq-m', 'linear-ft', 'lot'));`,
    );

    this.addSql(
      `alter table "show_services" add constraint "show_services_trade_show_id_foreign" foreign key ("trade_show_id") references "trade_show" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "show_services" add constraint "show_or_country" check ((trade_show_id is null) <> (country is null));`,
    );

    this.addSql(
      `alter table "rate_card" add constraint "rate_card_builder_id_foreign" foreign key ("builder_id") references "builder" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "benchmark" cascade;`);
    this.addSql(`drop table if exists "show_services" cascade;`);
    this.addSql(`drop table if exists "rate_card" cascade;`);

    this.addSql(`alter table "quote_response" drop constraint "currency_code";`);
    this.addSql(
      `alter table "quote_response" drop column "logistics", drop column "own_rates", drop column "currency", drop column "exchange";`,
    );

    this.addSql(`alter table "quote_response_version" drop constraint "currency_code";`);
    this.addSql(
      `alter table "quote_response_version" drop column "logistics", drop column "own_rates", drop column "currency", drop column "exchange";`,
    );
  }
}

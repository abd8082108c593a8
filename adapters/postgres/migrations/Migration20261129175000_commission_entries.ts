import { Migration } from "@mikro-orm/migrations";

export class Migration20261129175000_commission_entries extends Migration {
  override name = "Migration20261129175000_commission_entries";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "commission_entry" ("number" bigserial primary key, "id" uuid not null default gen_random_uuid(), "at" timestamptz(3) not null, "month" text not null, "builder_id" uuid not null, "builder_name" text not null, "request_id" uuid null, "job_id" uuid null, "kind" text not null, "amount" bigint not null, "rate_bp" int not null, "is_repeat" boolean not null, "base_cents" bigint not null, "left_out_cents" bigint not null, "version" int null, "text" text not null, "actor" uuid null, "reverses" uuid null, "round" int not null);`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_id_unique" unique ("id");`,
    );
    this.addSql(
      `create index "commission_entry_builder_index" on "commission_entry" ("builder_id", "at" desc, "id" desc);`,
    );
    this.addSql(
      `create index "commission_entry_at_index" on "commission_entry" ("at" desc, "id" desc);`,
    );
    this.addSql(
      `create unique index "commission_entry_round_unique" on "commission_entry" ("request_id", "kind", "round") where kind in ('accrued', 'reversed');`,
    );

    this.addSql(
      `create table "commission_sum" ("builder_id" uuid not null, "month" text not null, "kind" text not null, "builder_name" text not null, "amount" bigint not null, "entries" int not null, primary key ("builder_id", "month", "kind"));`,
    );

    this.addSql(
      `alter table "commission_entry" add constraint "text_length" check (char_length(text) <= 200);`,
    );
    this.addSql(
      `alter table "commission_entry" add constraint "commission_entry_kind_check" check ("kind" in ('accrued', 'reversed', 'adjusted', 'waived', 'paid', 'refunded', 'written-off'));`,
    );
    this.addSql(
      `create trigger commission_entry_only_added_to before update or delete or truncate on commission_entry for each statement execute function refuse_rewriting();`,
    );

    this.addSql(
      `alter table "commission_sum" add constraint "commission_sum_kind_check" check ("kind" in ('accrued', 'reversed', 'adjusted', 'waived', 'paid', 'refunded', 'written-off'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "commission_entry_only_added_to" on "commission_entry";`);
    this.addSql(`drop function if exists "commission_entry_commission_entry_only_added_to_fn"();`);
    this.addSql(`drop table if exists "commission_entry" cascade;`);
    this.addSql(`drop table if exists "commission_sum" cascade;`);
  }
}

import { Migration } from "@mikro-orm/migrations";

const refuseRewriting = `create function refuse_rewriting() returns trigger language plpgsql as $$ begin
  raise exception '% is only added to', tg_table_name using errcode = 'insufficient_privilege';
end $$`;

export class Migration20261122162240_promise extends Migration {
  override name = "Migration20261122162240_promise";

  override up(): void | Promise<void> {
    this.addSql(
      `create table "promise_event" ("number" bigserial primary key, "ledger_id" uuid not null, "seq" int not null, "at" timestamptz(3) not null, "kind" text not null, "actor" text not null, "detail" jsonb not null, "policy_version" int not null, "prev_hash" text not null, "hash" text not null);`,
    );
    this.addSql(
      `create index "promise_event_received_index" on "promise_event" ("at", "ledger_id") where kind = 'received';`,
    );
    this.addSql(
      `alter table "promise_event" add constraint "promise_event_seq_unique" unique ("ledger_id", "seq");`,
    );

    this.addSql(
      `create table "promise_policy" ("version" int not null, "valid_from" timestamptz(3) not null, "set_by" uuid null, "params" jsonb not null, primary key ("version"));`,
    );

    this.addSql(
      `create table "promise_seal" ("day" date not null, "events" int not null, "until_number" bigint not null, "root" text not null, "prev_root" text not null, primary key ("day"));`,
    );

    this.addSql(
      `create table "quote_promise" ("quote_request_id" uuid not null, "ledger_id" uuid not null, "policy_version" int not null, "received_at" timestamptz(3) not null, "time_zone" text not null, "paused_since" timestamptz(3) null, "pause_reason" text null, "paused_ms" bigint not null default '0', "first_due_at" timestamptz(3) not null, "all_due_at" timestamptz(3) not null, "first_target" jsonb not null, "all_target" jsonb not null, "other_clock" jsonb not null, "next_evaluation_at" timestamptz(3) null, primary key ("quote_request_id"));`,
    );
    this.addSql(
      `alter table "quote_promise" add constraint "quote_promise_ledger_id_unique" unique ("ledger_id");`,
    );
    this.addSql(
      `create index "quote_promise_due_index" on "quote_promise" ("next_evaluation_at") where next_evaluation_at is not null;`,
    );
    this.addSql(
      `create index "quote_promise_open_index" on "quote_promise" ("all_due_at", "quote_request_id") where next_evaluation_at is not null;`,
    );

    this.addSql(
      `alter table "invitation" add "decline_code" text null, add "wave" int not null default 1, add "invited_by" text not null default 'admin', add "points" int null, add "reasons" jsonb null, add "match_version" text null, add "respond_by" timestamptz(3) null, add "acknowledged_at" timestamptz(3) null, add "lapsed_at" timestamptz(3) null, add "released_at" timestamptz(3) null, add "reminders_sent" int not null default 0, add "link_version" int not null default 1;`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_decline_code_check" check ("decline_code" in ('too-busy', 'too-far', 'too-small', 'too-large', 'budget-too-low', 'too-late', 'not-our-kind', 'works-for-a-competitor', 'brief-unclear', 'no-free-design', 'other'));`,
    );
    this.addSql(
      `alter table "invitation" add constraint "invitation_invited_by_check" check ("invited_by" in ('system', 'admin', 'builder'));`,
    );

    this.addSql(
      `alter table "promise_event" add constraint "promise_event_kind_check" check ("kind" in ('received', 'paused', 'resumed', 'invited', 'delivered', 'bounced', 'acknowledged', 'quoted', 'answered-without-amount', 'withdrawn', 'declined', 'removed', 'lapsed', 'released', 'reminded', 'told', 'alarm', 'target-kept', 'target-missed', 'excluded', 'policy-override'));`,
    );
    this.addSql(refuseRewriting);
    this.addSql(
      `create trigger promise_event_only_added_to before update or delete or truncate on promise_event for each statement execute function refuse_rewriting();`,
    );

    this.addSql(
      `create trigger promise_seal_only_added_to before update or delete or truncate on promise_seal for each statement execute function refuse_rewriting();`,
    );

    this.addSql(
      `alter table "quote_promise" add constraint "quote_promise_quote_request_id_foreign" foreign key ("quote_request_id") references "quote_request" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "promise_event_only_added_to" on "promise_event";`);
    this.addSql(`drop table if exists "promise_event" cascade;`);
    this.addSql(`drop table if exists "promise_policy" cascade;`);
    this.addSql(`drop trigger if exists "promise_seal_only_added_to" on "promise_seal";`);
    this.addSql(`drop table if exists "promise_seal" cascade;`);
    this.addSql(`drop table if exists "quote_promise" cascade;`);
    this.addSql(`drop function if exists refuse_rewriting();`);

    this.addSql(`alter table "invitation" drop constraint "invitation_decline_code_check";`);
    this.addSql(`alter table "invitation" drop constraint "invitation_invited_by_check";`);
    this.addSql(
      `alter table "invitation" drop column "decline_code", drop column "wave", drop column "invited_by", drop column "points", drop column "reasons", drop column "match_version", drop column "respond_by", drop column "acknowledged_at", drop column "lapsed_at", drop column "released_at", drop column "reminders_sent", drop column "link_version";`,
    );
  }
}

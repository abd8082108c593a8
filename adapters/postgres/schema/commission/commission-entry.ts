import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  type EntryId,
  entryKinds,
  maxEntryText,
  type StatementId,
} from "../../../../domain/commission/entry.ts";
import type {
  BuilderId,
  QuoteRequestId,
  QuoteResponseId,
  UserId,
} from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

/**
 * The commission's ledger: append-only, enforced by a trigger and the app's rights. Without foreign
 * keys, so that it outlives requests and accounts. `number` is the order of insertion.
 */
export const CommissionEntryTable = defineEntity({
  name: "CommissionEntryTable",
  tableName: "commission_entry",
  properties: {
    number: p.bigint("number").primary().autoincrement(),
    id: p
      .uuid()
      .$type<EntryId>()
      .defaultRaw("gen_random_uuid()")
      .unique("commission_entry_id_unique"),
    at: columns.instant(),
    month: columns.text(),
    builder_id: p.uuid().$type<BuilderId>(),
    builder_name: columns.text(),
    request_id: p.uuid().$type<QuoteRequestId>().strictNullable(),
    job_id: p.uuid().$type<QuoteResponseId>().strictNullable(),
    kind: p.enum(entryKinds),
    amount: p.bigint("number"),
    rate_bp: p.integer(),
    is_repeat: p.boolean(),
    base_cents: p.bigint("number"),
    left_out_cents: p.bigint("number"),
    version: p.integer().strictNullable(),
    text: columns.text(),
    actor: p.uuid().$type<UserId>().strictNullable(),
    reverses: p.uuid().$type<EntryId>().strictNullable(),
    round: p.integer(),
    statement_id: p.uuid().$type<StatementId>().strictNullable(),
    key: columns.optionalText(),
  },
  checks: lengthChecks({ text: maxEntryText }),
  indexes: [
    {
      name: "commission_entry_builder_index",
      expression: `create index "commission_entry_builder_index" on "commission_entry" ("builder_id", "at" desc, "id" desc)`,
    },
    {
      name: "commission_entry_at_index",
      expression: `create index "commission_entry_at_index" on "commission_entry" ("at" desc, "id" desc)`,
    },
    { name: "commission_entry_request_index", properties: ["request_id"] },
    {
      name: "commission_entry_month_index",
      properties: ["builder_id", "month"],
      where: "statement_id is null",
    },
    {
      name: "commission_entry_statement_index",
      properties: ["statement_id"],
      where: "statement_id is not null",
    },
    {
      name: "commission_entry_key_unique",
      expression: `create unique index "commission_entry_key_unique" on "commission_entry" ("key") where key is not null`,
    },
    {
      name: "commission_entry_round_unique",
      expression: `create unique index "commission_entry_round_unique" on "commission_entry" ("request_id", "kind", "round") where kind in ('accrued', 'reversed')`,
    },
  ],
  triggers: [
    {
      name: "commission_entry_only_added_to",
      timing: "before",
      events: ["update", "delete", "truncate"],
      forEach: "statement",
      expression:
        "create trigger commission_entry_only_added_to before update or delete or truncate on commission_entry for each statement execute function refuse_rewriting()",
    },
  ],
});
export type CommissionEntryRow = InferEntity<typeof CommissionEntryTable>;

/** Sums of the ledger, kept with each entry: by builder, month and kind. */
export const CommissionSumTable = defineEntity({
  name: "CommissionSumTable",
  tableName: "commission_sum",
  primaryKeys: ["builder_id", "month", "kind"],
  properties: {
    builder_id: p.uuid().$type<BuilderId>().primary(),
    month: p.text().primary(),
    kind: p.enum(entryKinds).primary(),
    /** The name of then, of the latest entry. */
    builder_name: columns.text(),
    amount: p.bigint("number"),
    entries: p.integer(),
  },
  indexes: [{ name: "commission_sum_month_index", properties: ["month"] }],
});

import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  type ContestCode,
  type ContestId,
  contestCodes,
  contestLimits,
} from "../../../../domain/commission/contest.ts";
import type { EntryId, StatementId } from "../../../../domain/commission/entry.ts";
import type { Operator } from "../../../../domain/commission/operator.ts";
import { type Statement, statementStates } from "../../../../domain/commission/statement.ts";
import type { BuilderId, UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";

/** Months of builders' entries, numbered. Without a foreign key to the builder, whom they outlive. */
export const CommissionStatementTable = defineEntity({
  name: "CommissionStatementTable",
  tableName: "commission_statement",
  properties: {
    id: columns.id<StatementId>(),
    year: p.integer(),
    sequence: p.integer(),
    number: columns.text(),
    builder_id: p.uuid().$type<BuilderId>(),
    month: columns.text(),
    issued_at: columns.instant(),
    due_on: columns.text(),
    contest_until: columns.text(),
    net: p.bigint("number"),
    tax_bp: p.integer(),
    tax: p.bigint("number"),
    total: p.bigint("number"),
    settled: p.bigint("number"),
    taken_off: p.bigint("number").default(0),
    contested: p.bigint("number"),
    state: p.enum(statementStates),
    reminders: p.integer(),
    legal: p.json<Statement["legal"]>(),
  },
  indexes: [
    {
      name: "commission_statement_number_unique",
      expression: `create unique index "commission_statement_number_unique" on "commission_statement" ("year", "sequence")`,
    },
    {
      name: "commission_statement_month_unique",
      expression: `create unique index "commission_statement_month_unique" on "commission_statement" ("builder_id", "month")`,
    },
    {
      name: "commission_statement_at_index",
      expression: `create index "commission_statement_at_index" on "commission_statement" ("issued_at" desc, "id" desc)`,
    },
    {
      name: "commission_statement_open_index",
      properties: ["due_on"],
      where: "state = any (array['issued'::text, 'contested'::text, 'overdue'::text])",
    },
  ],
});
export type CommissionStatementRow = InferEntity<typeof CommissionStatementTable>;

/** The entries of a statement. Append-only: an entry is on one statement for ever. */
export const CommissionStatementEntryTable = defineEntity({
  name: "CommissionStatementEntryTable",
  tableName: "commission_statement_entry",
  properties: {
    entry_id: p.uuid().$type<EntryId>().primary(),
    statement_id: () =>
      p
        .manyToOne(CommissionStatementTable)
        .mapToPk()
        .fieldName("statement_id")
        .index("commission_statement_entry_statement_index"),
  },
});

/** Builders' objections to entries of statements: one for an entry. */
export const CommissionContestTable = defineEntity({
  name: "CommissionContestTable",
  tableName: "commission_contest",
  properties: {
    id: columns.id<ContestId>(),
    statement_id: () =>
      p
        .manyToOne(CommissionStatementTable)
        .mapToPk()
        .fieldName("statement_id")
        .index("commission_contest_statement_index"),
    entry_id: p.uuid().$type<EntryId>().unique("commission_contest_entry_unique"),
    builder_id: p.uuid().$type<BuilderId>(),
    code: p.enum(Object.keys(contestCodes) as ContestCode[]),
    text: columns.text(),
    at: columns.instant(),
    by: p.uuid().$type<UserId>(),
    decided_at: columns.instant().strictNullable(),
    decided_by: p.uuid().$type<UserId>().strictNullable(),
    amount: p.bigint("number").strictNullable(),
    words: columns.optionalText(),
  },
  checks: lengthChecks({ text: contestLimits.text, words: contestLimits.words }),
  indexes: [
    {
      name: "commission_contest_open_index",
      properties: ["at", "id"],
      where: "decided_at is null",
    },
  ],
});
export type CommissionContestRow = InferEntity<typeof CommissionContestTable>;

/** Versions of who bills the commission. Append-only. */
export const CommissionOperatorTable = defineEntity({
  name: "CommissionOperatorTable",
  tableName: "commission_operator",
  properties: {
    version: p.integer().primary().autoincrement(false),
    set_by: p.uuid().$type<UserId>().strictNullable(),
    set_at: columns.instant(),
    operator: p.json<Operator>(),
  },
});

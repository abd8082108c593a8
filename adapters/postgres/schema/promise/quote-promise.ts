import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { PromiseNotice } from "../../../../domain/promise/promise-notice.ts";
import {
  type ClockedTargets,
  type InvitationProposal,
  type LedgerId,
  type Pause,
  type PromiseOutlook,
  promiseStandings,
  type Target,
} from "../../../../domain/promise/quote-promise.ts";
import { columns } from "../columns.ts";
import { ofRequest } from "../quotes/quote-request.ts";
import type { JsonRow } from "../stored-row.ts";

/** Within JSON, instants are texts. */
export type StoredTarget = JsonRow<Target>;
export type StoredTargets = JsonRow<Omit<ClockedTargets, "first" | "all">> & {
  first: StoredTarget;
  all: StoredTarget;
};

export type StoredOutlook = Omit<JsonRow<PromiseOutlook>, "later" | "worksFrom" | "widenings"> & {
  widenings?: PromiseOutlook["widenings"];
  later?: JsonRow<NonNullable<PromiseOutlook["later"]>> | null;
  worksFrom?: JsonRow<NonNullable<PromiseOutlook["worksFrom"]>> | null;
};
export type StoredProposal = Omit<InvitationProposal, "since" | "toldAt" | "invitations"> & {
  since: string;
  /** Missing in proposals of earlier versions. */
  toldAt?: string | null;
  invitations: JsonRow<InvitationProposal["invitations"][number]>[];
};

/** The promise for a request; one per request since the table exists. */
export const QuotePromiseTable = defineEntity({
  name: "QuotePromiseTable",
  tableName: "quote_promise",
  primaryKeys: ["quote_request_id"],
  properties: {
    quote_request_id: () => ofRequest().primary().index(false),
    ledger_id: p.uuid().$type<LedgerId>().unique("quote_promise_ledger_id_unique"),
    policy_version: p.integer(),
    received_at: columns.instant(),
    time_zone: columns.text(),
    paused_since: columns.instant().strictNullable(),
    pause_reason: columns.optionalText(),
    paused_ms: p.bigint("number").default(0),
    pauses: p.json<JsonRow<Pause>[]>().defaultRaw("'[]'"),
    first_due_at: columns.instant(),
    all_due_at: columns.instant(),
    first_target: p.json<StoredTarget>(),
    all_target: p.json<StoredTarget>(),
    other_clock: p.json<StoredTargets>(),
    next_evaluation_at: columns.instant().strictNullable(),
    standing: p.enum(promiseStandings).default("on-track"),
    outlook: p.json<StoredOutlook>().strictNullable(),
    proposal: p.json<StoredProposal>().strictNullable(),
    proposal_version: p.integer().default(0),
    /** Set when the exhibitor asked for more quotes. */
    quotes_wanted: p.integer().strictNullable(),
    told: p.json<PromiseNotice[]>().defaultRaw("'[]'"),
    misses_closed: p.integer().default(0),
    look_again_at: columns.instant().strictNullable(),
  },
  indexes: [
    {
      name: "quote_promise_due_index",
      properties: ["next_evaluation_at"],
      where: "next_evaluation_at is not null",
    },
    { name: "quote_promise_all_due_index", properties: ["all_due_at"] },
    {
      name: "quote_promise_queue_index",
      expression:
        "create index quote_promise_queue_index on quote_promise ((coalesce(look_again_at, all_due_at)), quote_request_id) where standing in ('waiting', 'at-risk', 'missed', 'paused')",
    },
  ],
});
export type QuotePromiseRow = InferEntity<typeof QuotePromiseTable>;

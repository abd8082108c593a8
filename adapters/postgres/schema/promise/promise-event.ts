import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import {
  type PromiseActor,
  type PromiseEventDetail,
  promiseEventKinds,
} from "../../../../domain/promise/ledger/promise-event.ts";
import type { LedgerId } from "../../../../domain/promise/quote-promise.ts";
import { columns } from "../columns.ts";

/**
 * The promise ledger: append-only, enforced by triggers. Has no foreign keys, so that it outlives
 * requests, and no personal data. `number` is the order of insertion; `at` is cut to the hour.
 */
export const PromiseEventTable = defineEntity({
  name: "PromiseEventTable",
  tableName: "promise_event",
  properties: {
    number: p.bigint("number").primary().autoincrement(),
    ledger_id: p.uuid().$type<LedgerId>(),
    seq: p.integer(),
    at: columns.instant(),
    kind: p.enum(promiseEventKinds),
    actor: p.text().$type<PromiseActor>(),
    detail: p.json<PromiseEventDetail>(),
    policy_version: p.integer(),
    prev_hash: columns.text(),
    hash: columns.text(),
  },
  uniques: [{ name: "promise_event_seq_unique", properties: ["ledger_id", "seq"] }],
  indexes: [
    {
      name: "promise_event_received_index",
      properties: ["at", "ledger_id"],
      where: "kind = 'received'",
    },
  ],
  triggers: [
    {
      name: "promise_event_only_added_to",
      timing: "before",
      events: ["update", "delete", "truncate"],
      forEach: "statement",
      expression:
        "create trigger promise_event_only_added_to before update or delete or truncate on promise_event for each statement execute function refuse_rewriting()",
    },
  ],
});
export type PromiseEventRow = InferEntity<typeof PromiseEventTable>;

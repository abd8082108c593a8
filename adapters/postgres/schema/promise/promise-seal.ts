import { defineEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";

/** A daily seal over the ledger's rows since the previous seal, and over that seal. Append-only. */
export const PromiseSealTable = defineEntity({
  name: "PromiseSealTable",
  tableName: "promise_seal",
  properties: {
    day: p.date().primary(),
    events: p.integer(),
    /** Number of the last row that it covers. */
    until_number: p.bigint("number"),
    root: columns.text(),
    prev_root: columns.text(),
  },
  triggers: [
    {
      name: "promise_seal_only_added_to",
      timing: "before",
      events: ["update", "delete", "truncate"],
      forEach: "statement",
      expression:
        "create trigger promise_seal_only_added_to before update or delete or truncate on promise_seal for each statement execute function refuse_rewriting()",
    },
  ],
});

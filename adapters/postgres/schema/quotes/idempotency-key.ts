import { defineEntity, p } from "@mikro-orm/core";
import type { ReceiptId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { ofRequest } from "./quote-request.ts";

/** A caller's idempotency key and what it created. */
export const IdempotencyKeyTable = defineEntity({
  name: "IdempotencyKeyTable",
  tableName: "idempotency_key",
  primaryKeys: ["scope", "key_hash"],
  properties: {
    scope: p.text().primary(),
    /** SHA-256 of the caller's key. */
    key_hash: p.text().primary(),
    body_hash: columns.text(),
    // Checked at commit: the key is written before its request, so that a concurrent call with the
    // key waits.
    quote_request_id: () =>
      ofRequest().deferMode("deferred").index("idempotency_key_quote_request_id_index"),
    receipt_id: p.uuid().$type<ReceiptId>(),
    created_at: columns.createdAt().index("idempotency_key_created_at_index"),
  },
});

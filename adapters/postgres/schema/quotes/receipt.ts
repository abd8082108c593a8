import { defineEntity } from "@mikro-orm/core";
import type { ReceiptId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";
import { ofRequest } from "./quote-request.ts";

/** Lets the sender of a request read it without an account. */
export const ReceiptTable = defineEntity({
  name: "ReceiptTable",
  tableName: "receipt",
  properties: {
    id: columns.id<ReceiptId>(),
    quote_request_id: () => ofRequest().index("receipt_quote_request_id_index"),
    expires_at: columns.instant().index("receipt_expires_at_index"),
  },
});

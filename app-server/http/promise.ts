import { Hono } from "hono";
import { ledgerQuery } from "../contract/promise/promise-calls.ts";
import { ledgerCsv } from "./documents/ledger-csv.ts";
import { validate } from "./middleware/validate.ts";
import type { RequestContext } from "./request-context.ts";

/** The promise ledger as a file for a spreadsheet. */
export const promiseRoutes = new Hono<RequestContext>().get(
  "/ledger.csv",
  validate("query", ledgerQuery),
  async (c) => {
    const rows = await c.var.core.promise.listLedger(c.req.valid("query"));
    return c.body(ledgerCsv(rows), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="promise-ledger.csv"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  },
);

import { stringify } from "csv-stringify/sync";
import { Hono } from "hono";
import type { PublishedRow } from "../../../domain/promise/ports.ts";
import { ledgerQuery } from "../../contract/promise/promise-calls.ts";
import type { AppEnv } from "../app-env.ts";
import { validate } from "../call-routes.ts";
import { toHarmlessText } from "./spreadsheet-text.ts";

const columns = [
  "number",
  "ledgerId",
  "seq",
  "at",
  "kind",
  "actor",
  "detail",
  "policyVersion",
  "prevHash",
  "hash",
];

/** Rows of the promise ledger as CSV. */
function ledgerCsv(rows: readonly PublishedRow[]): string {
  const lines = rows.map((row) => {
    const { number, ledgerId, seq, prevHash, hash } = row;
    const detail =
      "at" in row
        ? [row.at.toISOString(), row.kind, row.actor, JSON.stringify(row.detail), row.policyVersion]
        : ["", "", "", "", ""];
    return [number, ledgerId, seq, ...detail, prevHash, hash].map((cell) =>
      typeof cell === "string" ? toHarmlessText(cell) : cell,
    );
  });
  return stringify([columns, ...lines]);
}

/** Download of the promise ledger as CSV. */
export const ledgerCsvRoutes = new Hono<AppEnv>().get(
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

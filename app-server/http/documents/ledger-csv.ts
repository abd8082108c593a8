import { stringify } from "csv-stringify/sync";
import type { PublishedRow } from "../../../domain/promise/ports.ts";
import { toHarmlessText } from "./spreadsheet-text.ts";

const columns = [
  ...["number", "ledgerId", "seq", "at", "kind", "actor", "detail", "policyVersion"],
  ...["prevHash", "hash"],
];

/** Rows of the promise ledger as a file for a spreadsheet. */
export function ledgerCsv(rows: readonly PublishedRow[]): string {
  const lines = rows.map((row) => {
    const { number, ledgerId, seq, prevHash, hash } = row;
    const told =
      "at" in row
        ? [row.at.toISOString(), row.kind, row.actor, JSON.stringify(row.detail), row.policyVersion]
        : ["", "", "", "", ""];
    return [number, ledgerId, seq, ...told, prevHash, hash].map((cell) =>
      typeof cell === "string" ? toHarmlessText(cell) : cell,
    );
  });
  return stringify([columns, ...lines]);
}

import { hourMs } from "../../shared/time/time-units.ts";
import type { LedgerId } from "../quote-promise.ts";
import type { LedgerRow, PromiseEvent } from "./promise-event.ts";

/** Hashes a text with SHA-256; hexadecimal. */
export type Sha256 = (text: string) => string;
type Chain = {
  ledgerId: LedgerId;
  policyVersion: number;
  /** The last row of the request so far; null before the first. */
  last: Pick<LedgerRow, "seq" | "hash"> | null;
};

/**
 * Appends the events to the request's hash chain. Their times are cut to full hours, so that the
 * published rows can be hashed again.
 */
export function chainRows(
  events: readonly PromiseEvent[],
  { ledgerId, policyVersion, last }: Chain,
  sha256: Sha256,
): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const event of events) {
    const before = rows.at(-1) ?? last;
    const at = new Date(Math.floor(event.at.getTime() / hourMs) * hourMs);
    const seq = (before?.seq ?? 0) + 1;
    const prevHash = before?.hash ?? "";
    const row = { ...event, at, ledgerId, policyVersion, seq, prevHash };
    rows.push({ ...row, hash: hashOfRow(row, sha256) });
  }
  return rows;
}

/**
 * The hash of a row: SHA-256 over the previous hash and the row's other members as JSON with sorted
 * keys.
 */
export function hashOfRow(row: Omit<LedgerRow, "hash">, sha256: Sha256): string {
  const { prevHash, ledgerId, seq, at, kind, actor, detail, policyVersion } = row;
  const content = { actor, at: at.toISOString(), detail, kind, ledgerId, policyVersion, seq };
  return sha256(prevHash + canonicalJson(content));
}

/**
 * The root of a day's seal: SHA-256 over the previous root and the hashes of the day's rows, one
 * per line.
 */
export function rootOfSeal(prevRoot: string, hashes: readonly string[], sha256: Sha256): string {
  return sha256([prevRoot, ...hashes].join("\n"));
}

function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(",")}}`;
}

import { hashOfRow, rootOfSeal } from "../../../domain/promise/ledger/ledger-chain.ts";
import type { PromiseMode } from "../../../domain/promise/promise-policy.ts";
import { sha256 } from "../../system/sha256.ts";
import { asking } from "../operations/read-database-facts.ts";
import { toLedgerRow } from "./promise-mapper.ts";

/** How promises are kept, for an operator. */
export type PromiseHealth = {
  /** Null: no request was received yet. */
  mode: PromiseMode | null;
  policyVersion: number | null;
  lastEvaluationAt: Date | null;
  /** Since when the longest-waiting evaluation is due, in seconds; null: none is. */
  overdueSeconds: number | null;
  lastSeal: string | null;
  /** The number of the first ledger row that was changed, of those looked at; null: none was. */
  changedRow: number | null;
  /** Whether the last seal matches its rows. */
  isSealRight: boolean;
  rows: number;
};

/** As many of the latest rows as are checked. */
const checkedRows = 20_000;

const figures = `select
    (select params ->> 'mode' from promise_policy order by version desc limit 1) as mode,
    (select max(version) from promise_policy) as "policyVersion",
    (select max((outlook ->> 'at')::timestamptz) from quote_promise where standing <> 'over') as "lastEvaluationAt",
    (select extract(epoch from now() - min(next_evaluation_at))::float8 from quote_promise
      where next_evaluation_at < now()) as "overdueSeconds",
    (select max(day)::text from promise_seal) as "lastSeal"`;

/** Reads how promises are kept, and recomputes the latest rows of the ledger and its last seal. */
export function readPromiseHealth(url: string): Promise<PromiseHealth> {
  return asking(url, async (client) => {
    const { rows: read } = await client.query(figures);
    const { rows: stored } = await client.query(
      `select to_json(e) as event from (select * from promise_event order by number desc limit ${checkedRows}) e
       order by e.number`,
    );
    const rows = stored.map(({ event }) => toLedgerRow(event));
    const last = new Map<string, string>();
    const changed = rows.find((row) => {
      const before = last.get(row.ledgerId);
      last.set(row.ledgerId, row.hash);
      return hashOfRow(row, sha256) !== row.hash || (before ?? row.prevHash) !== row.prevHash;
    });
    const { rows: seals } = await client.query(
      "select until_number, events, root, prev_root from promise_seal order by day desc limit 1",
    );
    const [seal] = seals;
    const until = Number(seal?.until_number ?? 0);
    const sealed = seal
      ? rows.filter(({ number }) => number <= until).slice(-Number(seal.events) || rows.length)
      : [];
    const isWhole = seal && sealed.length === Number(seal.events) && seal.events > 0;
    const root = isWhole
      ? rootOfSeal(
          seal.prev_root,
          sealed.map(({ hash }) => hash),
          sha256,
        )
      : null;
    return {
      ...read[0],
      changedRow: changed?.number ?? null,
      isSealRight: root === null || root === seal.root,
      rows: rows.length,
    };
  });
}

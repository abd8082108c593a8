import type pg from "pg";
import { hashOfRow, rootOfSeal } from "../../../domain/promise/ledger/ledger-chain.ts";
import type { PromiseMode } from "../../../domain/promise/promise-policy.ts";
import { sha256 } from "../../system/signer.ts";
import { outdatedFigure } from "../promise/ledger-figures.ts";
import { toLedgerRow } from "../promise/promise-mapper.ts";
import { asking } from "./read-database-facts.ts";

/** The state of the promises, for an operator. */
export type PromiseHealth = {
  /** Null: no request was received yet. */
  mode: PromiseMode | null;
  policyVersion: number | null;
  lastEvaluationAt: Date | null;
  /** Seconds since the longest-waiting evaluation was due; null: none is. */
  overdueSeconds: number | null;
  lastSeal: string | null;
  /** Number of the first altered ledger row among those checked; null: none. */
  changedRow: number | null;
  /**
   * Day of the first seal among those checked that doesn't match its rows or the previous seal;
   * null: none.
   */
  wrongSeal: string | null;
  /** Last week's requests whose first ledger row, or that of a settled target, is missing. */
  incomplete: number;
  /** Whether stored figures were computed by another version of the code. */
  hasOutdatedFigures: boolean;
  rows: number;
};

/**
 * Number of latest rows that are checked; of seals, those that cover as many rows, and the latest
 * that covers any.
 */
const checkedRows = 20_000;

type Seal = { day: string; events: number; until: number; root: string; prevRoot: string };

const figures = `select
    (select params ->> 'mode' from promise_policy order by version desc limit 1) as mode,
    (select max(version) from promise_policy) as "policyVersion",
    (select max((outlook ->> 'at')::timestamptz) from quote_promise where standing <> 'over') as "lastEvaluationAt",
    (select extract(epoch from $1::timestamptz - min(next_evaluation_at))::float8 from quote_promise
      where next_evaluation_at < $1::timestamptz) as "overdueSeconds",
    (select max(day)::text from promise_seal) as "lastSeal",
    (select count(*)::float8 from quote_promise p where p.received_at > $1::timestamptz - interval '7 days' and not (
      exists (select from promise_event e where e.ledger_id = p.ledger_id and e.seq = 1)
      and (p.all_target ->> 'outcome' = 'open' or exists (select from promise_event e
        where e.ledger_id = p.ledger_id and e.kind in ('target-kept', 'target-missed', 'excluded')
          and e.detail ->> 'target' = 'all')))) as incomplete,
    exists (select from promise_figure where ${outdatedFigure}) as "hasOutdatedFigures"`;

/**
 * Reads the state of promises as of `now`, and verifies the latest rows and seals of the ledger.
 */
export function readPromiseHealth(url: string, now: Date): Promise<PromiseHealth> {
  return asking(url, async (client) => {
    const { rows: read } = await client.query(figures, [now]);
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
    return {
      ...read[0],
      changedRow: changed?.number ?? null,
      wrongSeal: await findWrongSeal(client),
      rows: rows.length,
    };
  });
}

/** Works with missing rows, too: a seal states how many rows it covers. */
async function findWrongSeal(client: pg.Client): Promise<string | null> {
  const { rows: seals } = await client.query<Seal>(
    `select day::text, events, until_number::float8 as until, root, prev_root as "prevRoot"
     from promise_seal order by day`,
  );
  const begins = firstChecked(seals);
  const after = seals[begins - 1]?.until ?? 0;
  const { rows } = await client.query<{ number: number; hash: string }>(
    "select number::float8 as number, hash from promise_event where number > $1 and number <= $2 order by number",
    [after, seals.at(-1)?.until ?? 0],
  );
  const wrong = seals.find(({ until, events, root, prevRoot }, index) => {
    const before = seals[index - 1];
    if (prevRoot !== (before?.root ?? "")) return true;
    if (index < begins) return false;
    const own = rows.filter(({ number }) => number > (before?.until ?? 0) && number <= until);
    const hashes = own.map(({ hash }) => hash);
    return own.length !== events || rootOfSeal(prevRoot, hashes, sha256) !== root;
  });
  return wrong?.day ?? null;
}

/** Index of the first seal whose rows are read. */
function firstChecked(seals: readonly Seal[]): number {
  let covered = 0;
  for (let index = seals.length - 1; index >= 0; index--) {
    covered += seals[index]?.events ?? 0;
    if (covered >= checkedRows) return index;
  }
  return 0;
}

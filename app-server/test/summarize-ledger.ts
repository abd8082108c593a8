import type { CountedRow } from "../../domain/promise/ledger/promise-event.ts";
import {
  addFigures,
  figuresOf,
  type PromiseFigures,
} from "../../domain/promise/ledger/promise-figures.ts";
import {
  type PromiseSummary,
  summarizeFigures,
} from "../../domain/promise/ledger/summarize-figures.ts";
import type { LedgerId } from "../../domain/promise/quote-promise.ts";

/** The summary as readers of the downloadable ledger count it: of requests received since then whose targets are all settled. */
export function summarizeLedger(
  rows: Iterable<CountedRow>,
  { since, days, least }: { since: Date; days: number; least: number },
): PromiseSummary {
  let figures: PromiseFigures = {};
  for (const own of rowsByRequest(rows).values()) {
    const isWanted = own.some(({ kind, at }) => kind === "received" && at >= since);
    if (isWanted) figures = addFigures(figures, figuresOf(own));
  }
  return summarizeFigures(figures, { days, least });
}

function rowsByRequest(rows: Iterable<CountedRow>): Map<LedgerId, CountedRow[]> {
  const requests = new Map<LedgerId, CountedRow[]>();
  for (const row of rows) {
    const own = requests.get(row.ledgerId) ?? [];
    own.push(row);
    requests.set(row.ledgerId, own);
  }
  return requests;
}

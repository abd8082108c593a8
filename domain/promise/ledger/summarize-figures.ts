import { hourMs } from "../../shared/time/time-units.ts";
import type { PromiseClock } from "../promise-policy.ts";
import type { ExclusionReason } from "../quote-promise.ts";
import {
  type CountedTarget,
  exclusionsOf,
  figure,
  type PromiseFigures,
  valuesOf,
} from "./promise-figures.ts";

/** `share`: kept targets among kept and missed ones, 0 to 1; null while too few are settled. */
export type TargetCount = { kept: number; missed: number; share: number | null };
export type PromiseSummary = {
  days: number;
  /** Requests received, without samples. */
  received: number;
  /** Requests with all targets settled by both clocks. */
  settled: number;
  excluded: { reason: ExclusionReason; count: number }[];
  /**
   * By the clock that each request was promised by. `medianMs`: from the request to its first
   * quote.
   */
  first: TargetCount & { medianMs: number | null };
  /** `histogram`: requests with 0, 1 … 4, 5 and more countable quotes at their due time. */
  all: TargetCount & { histogram: number[] };
  /** Hours after the due time until the last promised quote of late requests. */
  late: { count: number; p50Hours: number | null; p90Hours: number | null };
  clocks: Record<PromiseClock, { first: TargetCount; all: TargetCount }>;
  /**
   * Settled requests by their number of quotes at the due time, compared with the first forecast's
   * range.
   */
  forecast: { within: number; below: number; above: number; share: number | null };
  /** Requests whose clock was ever paused. */
  paused: number;
  /** Whether the ledger contains samples, which aren't counted. */
  sample: boolean;
  /** Policy versions under which the settled requests were received. */
  policyVersions: number[];
};

type Span = { days: number; least: number };

/** Turns counters into the summary. */
export function summarizeFigures(figures: PromiseFigures, { days, least }: Span): PromiseSummary {
  const of = (name: string) => figures[name] ?? 0;
  const count = (target: CountedTarget): TargetCount => {
    const kept = of(figure.outcome(target, "kept"));
    const missed = of(figure.outcome(target, "missed"));
    return { kept, missed, share: kept + missed < least ? null : kept / (kept + missed) };
  };
  const within = of(figure.forecast("within"));
  const below = of(figure.forecast("below"));
  const above = of(figure.forecast("above"));
  const late = valuesOf(figures, figure.lateHours);
  const median = percentile(valuesOf(figures, figure.firstHours), 0.5);
  return {
    days,
    received: of(figure.received),
    settled: of(figure.settled),
    excluded: exclusionsOf(figures),
    first: { ...count("own first"), medianMs: median === null ? null : median * hourMs },
    all: {
      ...count("own all"),
      histogram: [0, 1, 2, 3, 4, 5].map((quotes) => of(figure.quotes(quotes))),
    },
    late: {
      count: late.reduce((sum, each) => sum + each.count, 0),
      p50Hours: percentile(late, 0.5),
      p90Hours: percentile(late, 0.9),
    },
    clocks: {
      wall: { first: count("wall first"), all: count("wall all") },
      business: { first: count("business first"), all: count("business all") },
    },
    forecast: {
      within,
      below,
      above,
      share: within + below + above < least ? null : within / (within + below + above),
    },
    paused: of(figure.paused),
    sample: of(figure.sample) > 0,
    policyVersions: valuesOf(figures, figure.policy).map(({ value }) => value),
  };
}

/** The smallest value that at least this part of them doesn't exceed; null for no values. */
function percentile(values: readonly { value: number; count: number }[], part: number) {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of values) {
    passed += count;
    if (passed >= Math.max(1, Math.ceil(total * part))) return value;
  }
  return null;
}

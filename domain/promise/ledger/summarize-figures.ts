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

/** `share`: kept of those kept or missed, 0 to 1; null while too few are settled to name one. */
export type TargetCount = { kept: number; missed: number; share: number | null };
export type PromiseSummary = {
  days: number;
  /** Requests that came in, samples left out. */
  received: number;
  /** Requests whose targets are settled by both clocks. */
  settled: number;
  excluded: { reason: ExclusionReason; count: number }[];
  /** By the clock that each request was promised. `medianMs`: from the request to its first quote. */
  first: TargetCount & { medianMs: number | null };
  /** `histogram`: requests with 0, 1 … 4, 5 and more countable quotes at their due time. */
  all: TargetCount & { histogram: number[] };
  /** How long after the due time the last promised quote of late requests came, in hours. */
  late: { count: number; p50Hours: number | null; p90Hours: number | null };
  clocks: Record<PromiseClock, { first: TargetCount; all: TargetCount }>;
  /** Requests with as many quotes at their due time as was forecast at first, with fewer, and with more. */
  forecast: { within: number; below: number; above: number; share: number | null };
  /** Requests whose clock was ever paused. */
  paused: number;
  /** The ledger has samples. They are not counted. */
  sample: boolean;
  /** The versions of the policy that the settled requests were received under. */
  policyVersions: number[];
};

type Span = { days: number; least: number };

/** The figures of requests, in words of the summary. */
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

/** The value that so large a part of them does not exceed; null of none. */
function percentile(values: readonly { value: number; count: number }[], part: number) {
  const total = values.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of values) {
    passed += count;
    if (passed >= Math.max(1, Math.ceil(total * part))) return value;
  }
  return null;
}

import type { PromiseClock } from "../promise-policy.ts";
import type { ExclusionReason, LedgerId } from "../quote-promise.ts";
import type { CountedRow } from "./promise-event.ts";

const hourMs = 60 * 60 * 1000;

/** `share`: kept of those kept or missed, 0 to 1; null while too few are settled to name one. */
export type TargetCount = { kept: number; missed: number; share: number | null };
export type PromiseSummary = {
  days: number;
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
  /** Requests whose clock was ever paused. */
  paused: number;
  /** The ledger has samples. They are not counted. */
  sample: boolean;
  /** The versions of the policy that the settled requests were received under. */
  policyVersions: number[];
};

type Outcome = "kept" | "missed" | "excluded";
type Followed = {
  clock: PromiseClock;
  policyVersion: number;
  promised: number;
  outcomes: Map<string, { outcome: Outcome; count: number; dueAfterHours: number }>;
  quotedAfterHours: Map<number, number>;
  excluded: ExclusionReason[];
  isPaused: boolean;
  isSample: boolean;
};

/**
 * Counts the published rows of requests received since then whose targets are all settled. The downloadable ledger gives the same figures.
 */
export function summarizeLedger(
  rows: Iterable<CountedRow>,
  { days, since, least }: { days: number; since: Date; least: number },
): PromiseSummary {
  const known = followedRequests(rows, since);
  const followed = known.filter(({ isSample }) => !isSample);
  const share = (kept: number, missed: number) =>
    kept + missed < least ? null : kept / (kept + missed);
  const count = (outcomeOf: (one: Followed) => Outcome | undefined): TargetCount => {
    const outcomes = followed.map(outcomeOf);
    const kept = outcomes.filter((outcome) => outcome === "kept").length;
    const missed = outcomes.filter((outcome) => outcome === "missed").length;
    return { kept, missed, share: share(kept, missed) };
  };
  const byClock = (clock: PromiseClock) => ({
    first: count(({ outcomes }) => outcomes.get(`${clock} first`)?.outcome),
    all: count(({ outcomes }) => outcomes.get(`${clock} all`)?.outcome),
  });
  const own = followed.map((one) => ({ ...one, all: one.outcomes.get(`${one.clock} all`) }));

  const histogram = [0, 0, 0, 0, 0, 0];
  for (const { all } of own) {
    const at = Math.min(all?.count ?? 0, 5);
    if (all && all.outcome !== "excluded") histogram[at] = (histogram[at] ?? 0) + 1;
  }
  const firstHours = own.flatMap(({ quotedAfterHours }) => sorted(quotedAfterHours)[0] ?? []);
  const lateHours = own.flatMap(({ all, quotedAfterHours, promised }) => {
    const last = sorted(quotedAfterHours)[promised - 1];
    return all?.outcome === "missed" && last !== undefined ? [last - all.dueAfterHours] : [];
  });
  const reasons = own.flatMap(({ excluded }) => excluded);
  const median = percentile(firstHours, 0.5);
  return {
    days,
    settled: followed.length,
    excluded: [...new Set(reasons)]
      .sort()
      .map((reason) => ({ reason, count: reasons.filter((each) => each === reason).length })),
    first: {
      ...count(({ clock, outcomes }) => outcomes.get(`${clock} first`)?.outcome),
      medianMs: median === null ? null : median * hourMs,
    },
    all: { ...count(({ clock, outcomes }) => outcomes.get(`${clock} all`)?.outcome), histogram },
    late: {
      count: lateHours.length,
      p50Hours: percentile(lateHours, 0.5),
      p90Hours: percentile(lateHours, 0.9),
    },
    clocks: { wall: byClock("wall"), business: byClock("business") },
    paused: own.filter(({ isPaused }) => isPaused).length,
    sample: known.length > followed.length,
    policyVersions: [...new Set(followed.map(({ policyVersion }) => policyVersion))].sort(
      (one, other) => one - other,
    ),
  };
}

function followedRequests(rows: Iterable<CountedRow>, since: Date): Followed[] {
  const followed = new Map<LedgerId, Followed>();
  for (const row of rows) {
    const { ledgerId, kind, at, detail } = row;
    if (kind === "received" && at >= since) followed.set(ledgerId, received(row));
    const one = followed.get(ledgerId);
    if (!one) continue;
    if (kind === "target-kept" || kind === "target-missed" || kind === "excluded") {
      const outcome = kind === "excluded" ? kind : kind === "target-kept" ? "kept" : "missed";
      const { clock, target, count, dueAfterHours, reason } = detail;
      const settled = {
        outcome,
        count: Number(count),
        dueAfterHours: Number(dueAfterHours),
      } as const;
      one.outcomes.set(`${clock} ${target}`, settled);
      const isCounted = clock === one.clock && target === "all";
      if (kind === "excluded" && isCounted) one.excluded.push(reason as ExclusionReason);
    }
    if (kind === "quoted") {
      const builder = Number(detail.builder);
      if (!one.quotedAfterHours.has(builder)) {
        one.quotedAfterHours.set(builder, Number(detail.afterHours));
      }
    }
    if (kind === "paused") one.isPaused = true;
  }
  return [...followed.values()].filter(({ outcomes }) => outcomes.size === 4);
}

function received({ detail, policyVersion }: CountedRow): Followed {
  return {
    policyVersion,
    clock: detail.clock as PromiseClock,
    promised: Number(detail.promised),
    outcomes: new Map(),
    quotedAfterHours: new Map(),
    excluded: [],
    isPaused: false,
    isSample: detail.sample === true,
  };
}

function sorted(hours: ReadonlyMap<number, number>): number[] {
  return [...hours.values()].sort((a, b) => a - b);
}

/** The value that so large a part of them does not exceed; null of none. */
function percentile(values: readonly number[], part: number): number | null {
  const ordered = [...values].sort((a, b) => a - b);
  return ordered[Math.max(0, Math.ceil(ordered.length * part) - 1)] ?? null;
}

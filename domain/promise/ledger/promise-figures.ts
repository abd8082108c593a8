import type { ExclusionReason } from "../quote-promise.ts";
import type { CountedRow } from "./promise-event.ts";

/** Counters by name. Adding the figures of two sets of requests gives those of both. */
export type PromiseFigures = Record<string, number>;

/**
 * Increase with each change of `figuresOf`: stored figures of another version are computed again.
 */
export const countingVersion = 2;

type Outcome = "kept" | "missed" | "excluded";
export type CountedTarget = `${"own" | "wall" | "business"} ${"first" | "all"}`;

/**
 * Names of the counters. For hours, numbers of quotes and policy versions, the counted value is
 * part of the name.
 */
export const figure = {
  received: "received",
  settled: "settled",
  sample: "sample",
  paused: "paused",
  outcome: (target: CountedTarget, outcome: Outcome) => `${target} ${outcome}` as const,
  excluded: "excluded: ",
  quotes: (count: number) => `quotes: ${Math.min(count, 5)}` as const,
  firstHours: "first after: ",
  lateHours: "late by: ",
  /** The number of quotes, compared with the range of the first forecast. */
  forecast: (outcome: "below" | "within" | "above") => `forecast: ${outcome}` as const,
  policy: "policy: ",
} as const;

const outcomes: Partial<Record<string, Outcome>> = {
  "target-kept": "kept",
  "target-missed": "missed",
  excluded: "excluded",
};
const targets = ["first", "all"] as const;
const clocks = ["wall", "business"] as const;

/**
 * The figures of one request from its ordered rows. Except the number of received requests, all
 * wait until both targets are settled by both clocks.
 */
export function figuresOf(rows: readonly CountedRow[]): PromiseFigures {
  const first = rows.find(({ kind }) => kind === "received");
  const settled = settledTargets(rows);
  if (!first) return {};
  const received = first.detail;
  const isSettled = settled.size === targets.length * clocks.length;
  if (received.sample === true) return isSettled ? { [figure.sample]: 1 } : {};
  if (!isSettled) return { [figure.received]: 1 };
  const names: string[] = [
    figure.received,
    figure.settled,
    `${figure.policy}${first.policyVersion}`,
  ];
  if (rows.some(({ kind }) => kind === "paused")) names.push(figure.paused);
  for (const target of targets) {
    for (const clock of clocks) {
      const { outcome } = settled.get(`${clock} ${target}`) ?? {};
      if (outcome) names.push(figure.outcome(`${clock} ${target}`, outcome));
    }
    const { outcome } = settled.get(`${received.clock} ${target}`) ?? {};
    if (outcome) names.push(figure.outcome(`own ${target}`, outcome));
  }
  const all = settled.get(`${received.clock} all`);
  if (all?.outcome === "excluded") names.push(`${figure.excluded}${all.detail.reason}`);
  else if (all) names.push(figure.quotes(Number(all.detail.count)), ...foreseen(all.detail));
  const { firstHours, lastHours } = quoteHours(rows);
  if (firstHours !== null) names.push(`${figure.firstHours}${firstHours}`);
  if (all?.outcome === "missed" && lastHours !== null) {
    names.push(`${figure.lateHours}${lastHours - Number(all.detail.dueAfterHours)}`);
  }
  return Object.fromEntries(names.map((name) => [name, 1]));
}

/** Adds figures; sign -1 subtracts `more`. */
export function addFigures(sum: PromiseFigures, more: PromiseFigures, sign: 1 | -1 = 1) {
  const total = { ...sum };
  for (const [name, count] of Object.entries(more)) {
    const left = (total[name] ?? 0) + sign * count;
    if (left === 0) delete total[name];
    else total[name] = left;
  }
  return total;
}

/** The values counted under a name, ascending, each with its count. */
export function valuesOf(
  figures: PromiseFigures,
  name: string,
): { value: number; count: number }[] {
  return Object.entries(figures)
    .filter(([each]) => each.startsWith(name))
    .map(([each, count]) => ({ value: Number(each.slice(name.length)), count }))
    .sort((one, other) => one.value - other.value);
}

/** The exclusion reasons in alphabetical order, each with its count. */
export function exclusionsOf(figures: PromiseFigures) {
  return Object.entries(figures)
    .filter(([name]) => name.startsWith(figure.excluded))
    .map(([name, count]) => ({
      reason: name.slice(figure.excluded.length) as ExclusionReason,
      count,
    }))
    .sort((one, other) => (one.reason < other.reason ? -1 : 1));
}

/** Empty when builders weren't counted at first, and for rows of earlier versions. */
function foreseen({ count, forecastLow: low, forecastHigh: high }: CountedRow["detail"]): string[] {
  if (typeof count !== "number" || typeof low !== "number" || typeof high !== "number") return [];
  return [figure.forecast(count < low ? "below" : count > high ? "above" : "within")];
}

function settledTargets(rows: readonly CountedRow[]) {
  const settled = new Map<string, { outcome: Outcome; detail: CountedRow["detail"] }>();
  for (const { kind, detail } of rows) {
    const outcome = outcomes[kind];
    if (outcome) settled.set(`${detail.clock} ${detail.target}`, { outcome, detail });
  }
  return settled;
}

/**
 * Hours from the request to the first quote: the one that stood at the due time, else the first
 * after it; and to the quote that completed the promised number after the due time. Withdrawn
 * quotes don't count. Null: there was none.
 */
function quoteHours(rows: readonly CountedRow[]) {
  const { clock, promised } = rows.find(({ kind }) => kind === "received")?.detail ?? {};
  const standing = new Map<number, number>();
  const found: { firstHours: number | null; lastHours: number | null } = {
    firstHours: null,
    lastHours: null,
  };
  const passed = { first: false, all: false };
  for (const { kind, detail } of rows) {
    const builder = Number(detail.builder);
    const hours = Number(detail.afterHours);
    if (kind === "withdrawn") standing.delete(builder);
    if (kind === "quoted") {
      standing.set(builder, standing.get(builder) ?? hours);
      if (passed.first) found.firstHours ??= hours;
      if (passed.all && standing.size >= Number(promised)) found.lastHours ??= hours;
    }
    if (!outcomes[kind] || detail.clock !== clock) continue;
    passed[detail.target === "first" ? "first" : "all"] = true;
    if (detail.target === "first" && standing.size > 0) {
      found.firstHours = Math.min(...standing.values());
    }
  }
  return found;
}

import * as z from "zod";
import type { Core } from "../../../domain/core.ts";
import { promiseEventKinds } from "../../../domain/promise/ledger/promise-event.ts";
import type { LedgerSeal, PublishedRow } from "../../../domain/promise/ports.ts";
import { promiseClocks, promiseModes } from "../../../domain/promise/promise-policy.ts";
import { exclusionReasons } from "../../../domain/promise/quote-promise.ts";
import type { CallRows } from "../call.ts";
import { promisedNumbersBody } from "../quotes/promised-times.ts";

/**
 * `share` is kept divided by kept plus missed, 0 to 1; null while fewer than `least` are settled.
 */
const targetCount = z.object({ kept: z.int(), missed: z.int(), share: z.number().nullable() });
const byClock = z.object({ first: targetCount, all: targetCount });

/**
 * A day's seal: `root` is the SHA-256 of `prevRoot` and the hashes of `events` rows, one per line.
 */
const ledgerSeal = z.object({
  day: z.iso.date(),
  events: z.int(),
  root: z.string(),
  prevRoot: z.string(),
});

const policyChange = z.object({
  version: z.int(),
  from: z.iso.datetime(),
  mode: z.enum(promiseModes),
  clock: z.enum(promiseClocks),
  firstHours: z.number(),
  allHours: z.number(),
  quotesPromised: z.int(),
});

/** Counts of kept promises, from the ledger alone. */
const promiseSummaryBody = z.object({
  days: z.int(),
  /** Number of received requests, without samples. */
  received: z.int(),
  /** Number of requests with all targets settled, by both clocks. */
  settled: z.int(),
  /** Minimum number of settled requests for a share. */
  least: z.int(),
  excluded: z.array(z.object({ reason: z.enum(exclusionReasons), count: z.int() })),
  /** `medianMs`: from the request to its first quote, in full hours. */
  first: targetCount.extend({ medianMs: z.int().nullable() }),
  /** `histogram`: number of requests with 0, 1, 2, 3, 4, and 5 or more quotes at their due time. */
  all: targetCount.extend({ histogram: z.array(z.int()).length(6) }),
  /** Late requests: time from the due time to the last promised quote. */
  late: z.object({ count: z.int(), p50Hours: z.int().nullable(), p90Hours: z.int().nullable() }),
  clocks: z.object({ wall: byClock, business: byClock }),
  /**
   * Number of requests whose quotes at the due time were within the range of the first forecast,
   * below it, and above it.
   */
  forecast: z.object({
    within: z.int(),
    below: z.int(),
    above: z.int(),
    share: z.number().nullable(),
  }),
  /** Number of requests whose clock was paused. */
  paused: z.int(),
  /** Whether the ledger has samples, which are not counted: their first row says `sample`. */
  sample: z.boolean(),
  /** Versions of the policies under which the settled requests were received. */
  policyVersions: z.array(z.int()),
  seal: ledgerSeal.nullable(),
  policies: z.array(policyChange),
});
export type PromiseSummaryBody = z.infer<typeof promiseSummaryBody>;
type Summary = Awaited<ReturnType<Core["promise"]["readPromiseSummary"]>>;

export function toPromiseSummaryBody({ policies, ...summary }: Summary): PromiseSummaryBody {
  return {
    ...summary,
    policies: policies.map(({ version, from, params }) => {
      const { mode, clock, firstHours, allHours, quotesPromised } = params;
      const numbers = { firstHours, allHours, quotesPromised };
      return { version, from: from.toISOString(), mode, clock, ...numbers };
    }),
  };
}

/** An event of the ledger. `at` is a full hour. */
export const ledgerEvent = z.object({
  at: z.iso.datetime(),
  kind: z.enum(promiseEventKinds),
  actor: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** A row of the ledger. While targets are open, only its position and hashes are published. */
const ledgerRow = z.object({
  number: z.int(),
  ledgerId: z.uuid(),
  seq: z.int(),
  prevHash: z.string(),
  hash: z.string(),
  ...ledgerEvent.partial().shape,
  policyVersion: z.int().optional(),
});
export type LedgerRowBody = z.infer<typeof ledgerRow>;

export function toLedgerRowBody(row: PublishedRow): LedgerRowBody {
  return "at" in row ? { ...row, at: row.at.toISOString() } : row;
}

export function toSealBody({ day, events, root, prevRoot }: LedgerSeal) {
  return { day, events, root, prevRoot };
}

/** `?days=`: 30, 90 or 365; 90 by default. */
const daysQuery = z.object({
  days: z.enum(["30", "90", "365"], "Days must be 30, 90 or 365").default("90").transform(Number),
});

/** `?after=`: the number of the last row that was read. */
export const ledgerQuery = z.object({
  after: z.coerce
    .number("After must be the number of a row")
    .int("After must be the number of a row")
    .min(0, "After must be the number of a row")
    .max(Number.MAX_SAFE_INTEGER, "After must be the number of a row")
    .default(0),
});

/** Calls by which anyone can count how the promise was kept. */
export const promiseCalls = {
  "GET /api/promise/summary": {
    tag: "Promise",
    summary: "Count how often the first quote and all promised quotes came in time",
    query: daysQuery,
    answer: promiseSummaryBody,
  },
  "GET /api/promise/numbers": {
    tag: "Promise",
    summary: "Read what new requests are promised: how many quotes, and how soon",
    shows: ["promises"],
    answer: promisedNumbersBody,
  },
  "GET /api/promise/ledger.json": {
    tag: "Promise",
    summary: "List a thousand rows of the promise ledger in the order in which they came",
    query: ledgerQuery,
    answer: z.array(ledgerRow),
  },
  "GET /api/promise/seals": {
    tag: "Promise",
    summary: "List the daily seals of the promise ledger",
    answer: z.array(ledgerSeal),
  },
} satisfies CallRows;

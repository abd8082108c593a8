import { randomUUID } from "node:crypto";
import { followPromise, settlePromise } from "../../domain/promise/evaluation/follow-promise.ts";
import { chainRows } from "../../domain/promise/ledger/ledger-chain.ts";
import type { PromisePolicy } from "../../domain/promise/promise-policy.ts";
import type { LedgerId, PromiseOutlook, QuotePromise } from "../../domain/promise/quote-promise.ts";
import { receivedEvent, startPromise } from "../../domain/promise/start-promise.ts";
import { countsForPromise } from "../../domain/quotes/counts-for-promise.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { sha256 } from "../system/signer.ts";
import type { SampleCase } from "./sample-case.ts";
import { sampleNumberOf } from "./sample-requests.ts";

type Shown = Pick<QuotePromise, "standing" | "told"> & {
  outlook: (
    now: Date,
  ) => Pick<PromiseOutlook, "state" | "fitting" | "forecast"> & Partial<PromiseOutlook>;
};

/** Sample requests, by number, that show the promise in each of its states. */
const shown = new Map<number, Shown>([
  [
    3,
    {
      standing: "at-risk",
      told: [],
      outlook: () => ({
        state: "at-risk",
        fitting: 9,
        expected: 1.9,
        inviting: 3,
        forecast: { low: 2, median: 3, high: 4 },
      }),
    },
  ],
  [
    12,
    {
      standing: "missed",
      told: ["at-risk", "first-tight", "first-missed", "all-missed", "call-them"],
      outlook: (now) => ({
        state: "missed",
        fitting: 8,
        expected: 1.2,
        forecast: { low: 0, median: 1, high: 2 },
        later: { low: 1, high: 2, by: new Date(now.getTime() + 20 * hourMs) },
      }),
    },
  ],
  [
    16,
    {
      standing: "at-risk",
      told: ["few", "no-builders-left"],
      outlook: () => ({
        state: "few",
        fitting: 3,
        forecast: { low: 1, median: 2, high: 3 },
        widenings: [{ kind: "service-type", serviceType: "exhibit-stand-purchase", builders: 3 }],
      }),
    },
  ],
  [
    19,
    {
      standing: "on-track",
      told: [],
      outlook: () => ({
        state: "complete",
        fitting: 11,
        forecast: { low: 5, median: 5, high: 5 },
      }),
    },
  ],
]);

/**
 * Promises of some sample requests, with ledger events marked as samples. They aren't evaluated
 * until their request changes, so that they keep showing their state.
 */
export function samplePromises(cases: readonly SampleCase[], policy: PromisePolicy, now: Date) {
  const made = cases.flatMap((each) => {
    const facts = shown.get(sampleNumberOf(each.request));
    return facts ? samplePromise(each, facts, policy, now) : [];
  });
  return {
    promises: made.map(({ promise }) => promise),
    events: made.flatMap(({ promise: { ledgerId, policyVersion }, events }) =>
      chainRows(events, { ledgerId, policyVersion, last: null }, sha256),
    ),
  };
}

function samplePromise(
  { request, responses }: SampleCase,
  { standing, told, outlook }: Shown,
  policy: PromisePolicy,
  now: Date,
) {
  const ledgerId = randomUUID() as string as LedgerId;
  const begun = startPromise({ request, ledgerId, policy, timeZone: "America/Chicago" });
  const answers = responses.map(({ builderId, createdAt, quotedAmount, withdrawnAt }) => ({
    builderId,
    createdAt,
    withdrawnAt,
    pricedAt: countsForPromise(quotedAmount) ? createdAt : null,
  }));
  const bare = { request: { ...request, invitations: [] }, responses: [], answers: [] };
  const followed = followPromise(
    { ...bare, promise: begun, policy },
    { request, responses, answers },
  );
  const settled = settlePromise({ promise: followed.promise, policy, answers, end: null, now });
  const received = receivedEvent(begun, policy);
  const { invitations } = request;
  const asked = new Set(invitations.map(({ builderId }) => builderId)).size;
  const promise: QuotePromise = {
    ...settled.promise,
    nextEvaluationAt: null,
    standing,
    told,
    outlook: {
      at: now,
      asked,
      working: asked,
      expected: 0,
      later: null,
      worksFrom: null,
      countable: answers.filter(({ pricedAt }) => pricedAt).length,
      inviting: 0,
      widenings: [],
      promised: policy.params.quotesPromised,
      ...outlook(now),
    },
  };
  const events = [
    { ...received, detail: { ...received.detail, sample: true } },
    ...followed.events,
    ...settled.events,
  ];
  return { promise, events };
}

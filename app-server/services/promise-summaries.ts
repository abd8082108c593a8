import { LRUCache } from "lru-cache";
import type { Core } from "../../domain/core.ts";
import { minuteMs } from "../../domain/shared/time/time-units.ts";
import {
  type PromiseSummaryBody,
  toPromiseSummaryBody,
} from "../contract/promise/promise-calls.ts";

/** Maximum number of entries: more than there are windows of days. */
const maxEntries = 10;

type SummaryCore = { promise: Pick<Core["promise"], "readPromiseSummary"> };
export type PromiseSummaries = ReturnType<typeof createPromiseSummaries>;

/**
 * Summaries of the promise by days, each computed once a minute for all callers. Failures aren't
 * cached.
 */
export function createPromiseSummaries(now: () => number) {
  const summaries = new LRUCache<number, PromiseSummaryBody, SummaryCore>({
    max: maxEntries,
    ttl: minuteMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (days, _stale, { context: core }) =>
      toPromiseSummaryBody(await core.promise.readPromiseSummary({ days })),
  });
  return {
    read: (days: number, core: SummaryCore): Promise<PromiseSummaryBody> =>
      summaries.forceFetch(days, { context: core }),
  };
}

import * as z from "zod";
import type { PromisedTimes } from "../../../domain/quotes/own-requests/promised-times.ts";

/**
 * The promise for a request as its exhibitor sees it. `paused`: the clock stands still until they answer. `outlook` is the last
 * evaluation: builders asked, at work and fitting, and how many quotes we expect; null before the first.
 */
export const promisedTimesBody = z.object({
  firstDueAt: z.iso.datetime(),
  allDueAt: z.iso.datetime(),
  timeZone: z.string(),
  paused: z.object({ since: z.iso.datetime(), reason: z.string().nullable() }).nullable(),
  outlook: z
    .object({
      asked: z.int(),
      working: z.int(),
      fitting: z.int(),
      low: z.int(),
      high: z.int(),
    })
    .nullable(),
});
export type PromisedTimesBody = z.infer<typeof promisedTimesBody>;

export function toPromisedTimesBody(promise: PromisedTimes): PromisedTimesBody {
  const { firstDueAt, allDueAt, timeZone, pausedSince, pauseReason, outlook } = promise;
  return {
    firstDueAt: firstDueAt.toISOString(),
    allDueAt: allDueAt.toISOString(),
    timeZone,
    paused: pausedSince && { since: pausedSince.toISOString(), reason: pauseReason },
    outlook,
  };
}

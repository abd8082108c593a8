import * as z from "zod";
import { promiseClocks, promiseModes } from "../../../domain/promise/promise-policy.ts";
import { exhibitorStates } from "../../../domain/promise/quote-promise.ts";
import type { PromisedTimes } from "../../../domain/quotes/own-requests/promised-times.ts";

/** A change of the brief, and the number of additional builders who would match. */
const widening = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("budget"), builders: z.int(), upToDollars: z.number() }),
  z.object({ kind: z.literal("service-type"), builders: z.int(), serviceType: z.string() }),
]);
export type WideningBody = z.infer<typeof widening>;

/**
 * The promise's numbers in texts of pages and emails. `seats` and `mostInvited` apply only in mode
 * `auto`.
 */
export const promisedNumbersBody = z.object({
  mode: z.enum(promiseModes),
  clock: z.enum(promiseClocks),
  quotesPromised: z.int(),
  firstHours: z.number(),
  allHours: z.number(),
  seats: z.int(),
  mostInvited: z.int(),
});

/**
 * The promise of a request, for its exhibitor. `paused`: the clock stands still until they answer.
 * `isAskingStopped`: no further builder is asked until they ask for more. `outlook` is the last
 * evaluation: builders asked, working and matching, and the expected number of quotes; null before
 * the first. `fitting`, `low` and `high` are null when builders are not counted, as with the
 * promise switched off. In state `missed`, `later` has the expected quotes and their time; in state
 * `resting`, builders start work at `worksFrom`. `inviting`: builders being invited because too few
 * quotes are expected.
 */
export const promisedTimesBody = z.object({
  receivedAt: z.iso.datetime(),
  firstDueAt: z.iso.datetime(),
  allDueAt: z.iso.datetime(),
  timeZone: z.string(),
  /** The numbers that the promise is measured by. */
  numbers: promisedNumbersBody,
  paused: z.object({ since: z.iso.datetime(), reason: z.string().nullable() }).nullable(),
  isAskingStopped: z.boolean(),
  outlook: z
    .object({
      asked: z.int(),
      working: z.int(),
      fitting: z.int().nullable(),
      low: z.int().nullable(),
      high: z.int().nullable(),
      countable: z.int(),
      promised: z.int(),
      state: z.enum(exhibitorStates),
      later: z.object({ low: z.int(), high: z.int(), by: z.iso.datetime() }).nullable(),
      worksFrom: z.object({ at: z.iso.datetime(), timeZone: z.string() }).nullable(),
      inviting: z.int(),
      widenings: z.array(widening),
    })
    .nullable(),
});
export type PromisedTimesBody = z.infer<typeof promisedTimesBody>;

/** Due times of quotes for a request. */
export const dueTimesBody = promisedTimesBody.omit({ outlook: true, isAskingStopped: true });

/** The due times of a promise; `paused` is null while its clock runs. */
export function toDueTimesBody(promise: PromisedTimes): z.infer<typeof dueTimesBody> {
  const { receivedAt, firstDueAt, allDueAt, timeZone, numbers } = promise;
  const { pausedSince, pauseReason } = promise;
  return {
    receivedAt: receivedAt.toISOString(),
    firstDueAt: firstDueAt.toISOString(),
    allDueAt: allDueAt.toISOString(),
    timeZone,
    numbers,
    paused: pausedSince && { since: pausedSince.toISOString(), reason: pauseReason },
  };
}

/**
 * The due times with the outlook for the exhibitor; `outlook` is null before the first evaluation.
 */
export function toPromisedTimesBody(promise: PromisedTimes): PromisedTimesBody {
  const { outlook, isAskingStopped } = promise;
  return {
    ...toDueTimesBody(promise),
    isAskingStopped,
    outlook: outlook && {
      ...outlook,
      later: outlook.later && { ...outlook.later, by: outlook.later.by.toISOString() },
      worksFrom: outlook.worksFrom && {
        ...outlook.worksFrom,
        at: outlook.worksFrom.at.toISOString(),
      },
    },
  };
}

/** `builders` is the number invited now; with `isConfirmedFirst` an admin confirms them first. */
export const moreQuotesBody = z.object({ builders: z.int(), isConfirmedFirst: z.boolean() });

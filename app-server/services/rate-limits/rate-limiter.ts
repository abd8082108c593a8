import { foldedMailbox } from "../../../domain/shared/text/folded-mailbox.ts";
import type { Outcome } from "../../contract/problem.ts";
import type { LimitName } from "../../limits.ts";
import type { RequestContext } from "../request-context.ts";
import { within } from "../within.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** One that is counted, under its key and up to its amount. */
type Counted = { key: string; amount: number; windowMs: number };

/** Counts one limit of the table, over all server processes. */
export type RateLimiter = {
  /** Consumes one token and returns null, or returns the seconds until the next token and consumes none. */
  take(key: string): Promise<number | null>;
  /** One that was taken was not needed after all. */
  giveBack(key: string): Promise<void>;
  counted(key: string): Counted;
  /** The store of its counts; the same for all limits. */
  store: {
    /** The same under several keys, for several groups of them at once: all of a group or none. */
    takeGroups(groups: Counted[][]): Promise<(number | null)[]>;
    giveBackEach(counted: Counted[]): Promise<void>;
  };
};

export type RateLimiters = Record<LimitName, RateLimiter>;

const patienceMs = 1_000;

type LimitedKeys = readonly (readonly [RateLimiter, string])[];

/** Counts one under each key, or under none: then the seconds until there is room. */
export async function takeEach(wanted: LimitedKeys): Promise<number | null> {
  const [waitSeconds = null] = await takeGroups([wanted]);
  return waitSeconds;
}

/** `takeEach()` for several groups in one statement, each for itself. */
export async function takeGroups(groups: readonly LimitedKeys[]): Promise<(number | null)[]> {
  const [first] = groups.flat();
  return first ? first[0].store.takeGroups(groups.map(countedOf)) : groups.map(() => null);
}

/** Waits a moment only: what failed because the database hangs is answered, whether or not it can be given back. */
export async function giveBackEach(taken: LimitedKeys): Promise<void> {
  const [first] = taken;
  if (!first) return;
  await within(patienceMs, first[0].store.giveBackEach(countedOf(taken))).catch(() => {});
}

/** Does the work while there is room under each key. One that fails, or of which `isCounted` is false, does not count. */
export async function withinLimits<Value>(
  keys: LimitedKeys,
  work: () => Promise<Value>,
  isCounted: (value: Value) => boolean,
): Promise<Outcome<Value>> {
  const waitSeconds = await takeEach(keys);
  if (waitSeconds !== null) return { ok: false, problem: tooManyRequests(waitSeconds) };
  let counts = false;
  try {
    const value = await work();
    counts = isCounted(value);
    return { ok: true, value };
  } finally {
    if (!counts) await giveBackEach(keys);
  }
}

function countedOf(wanted: LimitedKeys): Counted[] {
  return wanted.map(([limiter, key]) => limiter.counted(key));
}

type Entry = "request" | "message" | "project";
/** The writer, and the form's address when there is one. */
type Writer = Pick<RequestContext, "by" | "clientAddress"> & { email?: string };

/** Limits accepted writes by the table of limits. Refused, failed and replayed writes don't count. */
export function createWriteLimit(limiters: RateLimiters) {
  const ofMembers = {
    request: [limiters.memberRequests, limiters.memberRequestsOfAddress],
    message: [limiters.memberMessages, limiters.memberMessagesOfAddress],
    project: [limiters.memberProjects, limiters.memberProjectsOfAddress],
  } as const;

  function keysOf(entry: Entry, { by, clientAddress, email = "" }: Writer) {
    const [own, ofAddress] =
      by.kind === "member"
        ? ofMembers[entry]
        : [limiters.visitorWrites, limiters.visitorWritesOfAddress];
    const key = by.kind === "member" ? by.user.id : `${clientAddress} ${foldedMailbox(email)}`;
    return [[own, key] as [RateLimiter, string], [ofAddress, clientAddress] as const];
  }

  /** Writes while there is room. `isNew` says whether the write counts. */
  return function write<Value>(
    entry: Entry,
    writer: Writer,
    work: () => Promise<Value>,
    isNew: (value: Value) => boolean = () => true,
  ): Promise<Outcome<Value>> {
    return withinLimits(keysOf(entry, writer), work, isNew);
  };
}
export type WriteLimit = ReturnType<typeof createWriteLimit>;

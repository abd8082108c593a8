import { foldedMailbox } from "../../../domain/shared/text/folded-mailbox.ts";
import type { Outcome } from "../../contract/problem.ts";
import type { LimitName } from "../../limits.ts";
import type { RequestContext } from "../request-context.ts";
import { within } from "../within.ts";
import { tooManyRequests } from "./too-many-requests.ts";

/** One count: its key, limit and window. */
type Counted = { key: string; amount: number; windowMs: number };

/** Counts one limit of the table, across all server processes. */
export type RateLimiter = {
  /**
   * Consumes one token and returns null, or returns the seconds until the next token and consumes
   * none.
   */
  take(key: string): Promise<number | null>;
  /** Returns a token that was not needed. */
  giveBack(key: string): Promise<void>;
  counted(key: string): Counted;
  /** The store of its counts; the same for all limits. */
  store: {
    /** Takes tokens for several groups of keys at once; within a group all or none. */
    takeGroups(groups: Counted[][]): Promise<(number | null)[]>;
    giveBackEach(counted: Counted[]): Promise<void>;
  };
};

export type RateLimiters = Record<LimitName, RateLimiter>;

const patienceMs = 1_000;

type LimitedKeys = readonly (readonly [RateLimiter, string])[];

/** Takes a token under each key, or none and returns the seconds until there are enough. */
export async function takeEach(wanted: LimitedKeys): Promise<number | null> {
  const [waitSeconds = null] = await takeGroups([wanted]);
  return waitSeconds;
}

/** `takeEach()` for several groups in one statement; each group is independent. */
export async function takeGroups(groups: readonly LimitedKeys[]): Promise<(number | null)[]> {
  const [first] = groups.flat();
  return first ? first[0].store.takeGroups(groups.map(countedOf)) : groups.map(() => null);
}

/**
 * Returns tokens, and waits only briefly: the caller must be answered even when a hanging database
 * can't take them back.
 */
export async function giveBackEach(taken: LimitedKeys): Promise<void> {
  const [first] = taken;
  if (!first) return;
  await within(patienceMs, first[0].store.giveBackEach(countedOf(taken))).catch(() => {});
}

/**
 * Does the work if there is a token under each key. Work that throws, or for which `isCounted`
 * returns false, does not count.
 */
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
/** The writer, and the form's email address if there is one. */
type Writer = Pick<RequestContext, "by" | "clientAddress"> & { email?: string };

/**
 * Limits successful writes by the table of limits. Refused, failed and replayed writes don't count.
 */
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

  /** Writes if the limits allow it. `isNew` says whether the write counts. */
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

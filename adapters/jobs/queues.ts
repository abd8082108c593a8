import type { PgBoss, Queue } from "pg-boss";
import type { MessageId } from "../../domain/shared/id.ts";

/** A delivery job carries only an id; personal data stays in our own tables. */
export type Delivery = { messageId: MessageId };

/**
 * `short`: at most one queued job per key. Running jobs don't count, so that a dead worker blocks
 * nothing.
 */
const policy = "short";
const hourSeconds = 3_600;

export const deliveries = {
  name: "deliver-message",
  policy,
  // longer than a mail server may take; after it the worker is considered dead
  expireInSeconds: 120,
  retryLimit: 2,
  retryDelay: 5,
  deleteAfterSeconds: 24 * hourSeconds,
} as const satisfies Queue;

const choreOptions = {
  policy,
  expireInSeconds: 300,
  retryLimit: 0,
  deleteAfterSeconds: hourSeconds,
} as const;

export const sweepMessages = { name: "sweep-messages", ...choreOptions } as const satisfies Queue;
export const expireResponses = {
  name: "expire-responses",
  ...choreOptions,
} as const satisfies Queue;
export const evaluatePromises = {
  name: "evaluate-promises",
  ...choreOptions,
} as const satisfies Queue;
export const notifyQuestions = {
  name: "tell-of-questions",
  ...choreOptions,
} as const satisfies Queue;
export const scanFiles = { name: "scan-files", ...choreOptions } as const satisfies Queue;
export const sweepFiles = { name: "sweep-files", ...choreOptions } as const satisfies Queue;
export const followReviews = { name: "follow-reviews", ...choreOptions } as const satisfies Queue;
export const recountRatings = {
  name: "recount-ratings",
  ...choreOptions,
} as const satisfies Queue;
export const followChecks = { name: "follow-checks", ...choreOptions } as const satisfies Queue;
export const endRounds = { name: "end-rounds", ...choreOptions } as const satisfies Queue;
export const lapseChanges = { name: "lapse-changes", ...choreOptions } as const satisfies Queue;
export const notifyJobs = { name: "tell-of-jobs", ...choreOptions } as const satisfies Queue;
export const remindPlans = { name: "remind-of-plans", ...choreOptions } as const satisfies Queue;
export const issueStatements = {
  name: "issue-statements",
  ...choreOptions,
} as const satisfies Queue;
export const followStatements = {
  name: "follow-statements",
  ...choreOptions,
} as const satisfies Queue;
export const recountCommission = {
  name: "recount-commission",
  ...choreOptions,
} as const satisfies Queue;
export const sealLedger = { name: "seal-ledger", ...choreOptions } as const satisfies Queue;
export const removeExpiredSessions = {
  name: "remove-expired-sessions",
  ...choreOptions,
} as const satisfies Queue;
export const deleteExpiredRows = {
  name: "sweep-leftovers",
  ...choreOptions,
} as const satisfies Queue;

export const sweepPictures = { name: "sweep-pictures", ...choreOptions } as const satisfies Queue;
export const copyLinkedPictures = {
  name: "copy-linked-pictures",
  ...choreOptions,
} as const satisfies Queue;
/** Expires late, since a source may make a sync wait for long. */
export const syncContent = {
  name: "sync-content",
  ...choreOptions,
  expireInSeconds: 4 * hourSeconds,
} as const satisfies Queue;

const chores: readonly Queue[] = [
  sweepMessages,
  expireResponses,
  evaluatePromises,
  notifyQuestions,
  scanFiles,
  sweepFiles,
  endRounds,
  followChecks,
  followReviews,
  recountRatings,
  lapseChanges,
  notifyJobs,
  remindPlans,
  issueStatements,
  followStatements,
  recountCommission,
  sealLedger,
  removeExpiredSessions,
  sweepPictures,
  copyLinkedPictures,
  deleteExpiredRows,
  syncContent,
];
/** The maintenance queues. Ended jobs are kept for an hour. */
export const choreNames = chores.map(({ name }) => name);

/** Creates missing queues. Safe under concurrent calls. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  for (const queue of [deliveries, ...chores]) await boss.createQueue(queue.name, queue);
}

/**
 * A job that delivers a message after this many seconds. Sending it again while it is queued
 * changes nothing.
 */
export function deliveryOf(messageId: MessageId, startAfter?: number) {
  const data: Delivery = { messageId };
  return { data, singletonKey: messageId, ...(startAfter && { startAfter }) };
}

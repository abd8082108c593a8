import type { PgBoss, Queue } from "pg-boss";
import type { MessageId } from "../../domain/shared/id.ts";

/** Delivery jobs carry only an id; personal data stays in our own tables. */
export type Delivery = { messageId: MessageId };

/** `short`: at most one job per key is queued. Running jobs don't count, so a dead worker blocks nothing. */
const policy = "short";
const hourSeconds = 3_600;

export const deliveries = {
  name: "deliver-message",
  policy,
  // Longer than a mail server may take; a worker that takes longer is considered dead.
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
export const endRounds = { name: "end-rounds", ...choreOptions } as const satisfies Queue;
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
/** A sync may take as long as its source makes it wait. */
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
  sealLedger,
  removeExpiredSessions,
  sweepPictures,
  copyLinkedPictures,
  deleteExpiredRows,
  syncContent,
];
/** The queues of maintenance. Their ended jobs are stored for an hour. */
export const choreNames = chores.map(({ name }) => name);

/** Creates the queues that are not there yet. Several processes at once are safe. */
export async function ensureQueues(boss: PgBoss): Promise<void> {
  for (const queue of [deliveries, ...chores]) await boss.createQueue(queue.name, queue);
}

/** The job that delivers a message, after so many seconds. Sending it again while it waits changes nothing. */
export function deliveryOf(messageId: MessageId, startAfter?: number) {
  const data: Delivery = { messageId };
  return { data, singletonKey: messageId, ...(startAfter && { startAfter }) };
}

import type { QueuedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";

type Standing = QueuedPromiseBody["standing"];
type Look = { label: string; tone: "neutral" | "info" | "positive" | "caution" | "critical" };

/** The badge of a promise's standing. */
export const standingLooks: Record<Standing, Look> = {
  waiting: { label: "Waiting for you", tone: "caution" },
  "at-risk": { label: "At risk", tone: "caution" },
  missed: { label: "Missed", tone: "critical" },
  paused: { label: "Paused", tone: "neutral" },
  "on-track": { label: "On track", tone: "positive" },
  over: { label: "Over", tone: "neutral" },
};

type Targets = Pick<QueuedPromiseBody, "first" | "all" | "firstDueAt" | "allDueAt">;

/** The next due time of a promise; that of all quotes once both are settled. */
export function nextDueAt({ first, firstDueAt, allDueAt }: Targets): string {
  return first.outcome === "open" ? firstDueAt : allDueAt;
}

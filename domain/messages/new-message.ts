import type { BuilderId, Ids, QuoteRequestId } from "../shared/id.ts";
import type { Letter } from "./letter.ts";
import type { Message } from "./ports.ts";

type About = {
  /**
   * The time of the change that causes it, shared by an invitation's message and its `invitedAt`.
   */
  at: Date;
  dedupeKey: string | null;
  /** When to send it; missing: at once. */
  dueAt?: Date;
  quoteRequestId?: QuoteRequestId;
  builderId?: BuilderId;
};

/** A message ready to store with the change that causes it, due at once unless `dueAt` says otherwise. */
export function newMessage(ports: { ids: Ids }, letter: Letter, about: About): Message {
  return {
    id: ports.ids.next<"message">(),
    letter,
    dedupeKey: about.dedupeKey,
    quoteRequestId: about.quoteRequestId ?? null,
    builderId: about.builderId ?? null,
    state: "queued",
    attempts: 0,
    nextAttemptAt: about.dueAt ?? about.at,
    lastError: null,
    createdAt: about.at,
    endedAt: null,
  };
}

import { nextAttempt } from "../../messages/next-attempt.ts";
import type { Mailbox, MailOutcome, Message, MessageRepository } from "../../messages/ports.ts";
import type { QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { isOpen } from "../../quotes/request-state.ts";
import type { MessageId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { crowdRetries, retryStale } from "../../shared/writes/retry-stale.ts";
import { recordDelivery } from "./record-delivery.ts";

type Ports = {
  clock: Clock;
  mailbox: Mailbox;
  messages: MessageRepository;
  quotes: QuoteRequestRepository;
};

const overtaken = { kind: "refused", error: "No longer wanted, so never sent" } as const;

/** Result of one attempt. `idle`: nothing to do, or another worker holds the message. */
export type Delivery =
  | { kind: "idle" }
  | { kind: "sent" }
  | { kind: "failed" }
  | { kind: "postponed"; until: Date };

/** Sends a message once and records the outcome. Run by the worker. */
export function deliverMessage({ clock, mailbox, messages, quotes }: Ports) {
  return async ({ messageId }: { messageId: MessageId }): Promise<Delivery> => {
    const message = await messages.claim(messageId, clock.now());
    if (!message) return { kind: "idle" };

    const outcome = (await isWanted(message)) ? await mailbox.send(message) : overtaken;
    const now = clock.now();
    const until = outcome.kind === "unavailable" ? nextAttempt(message.attempts, now) : null;
    const lastError = outcome.kind === "accepted" ? null : outcome.error;
    if (until) {
      await messages.postpone({ ...message, nextAttemptAt: until, lastError });
      return { kind: "postponed", until };
    }
    const state = stateAfter(outcome);
    await keep({ ...message, state, lastError, endedAt: now }, state, now);
    return { kind: state };
  };

  /**
   * An invitation whose builder was removed, or whose request was closed or decided, before it went out is not sent; nor is a
   * reminder to a builder who has answered since.
   */
  async function isWanted(message: Message): Promise<boolean> {
    const { letter, builderId, quoteRequestId } = message;
    const isReminder = letter.kind === "invitation-reminder";
    if (!(isReminder || letter.kind === "invitation") || !quoteRequestId) return true;
    const found = await quotes.findCase(quoteRequestId);
    if (!found || found.responses.some(({ status }) => status === "accepted")) return false;
    const { request, responses } = found;
    if (!isOpen(request.status)) return false;
    if (!isReminder) return isInvitation(message, request);
    const hasAnswered = responses.some(
      (response) => response.builderId === builderId && response.withdrawnAt === null,
    );
    return !hasAnswered && request.assignedBuilders.some((id) => id === builderId);
  }

  /** The outcome must be stored, or the message is sent again. */
  async function keep(ended: Message, state: "sent" | "failed", now: Date) {
    await retryStale(async () => {
      const { builderId, quoteRequestId } = ended;
      const request = quoteRequestId && (await quotes.find(quoteRequestId));
      if (!request || !builderId || !isInvitation(ended, request)) return messages.end(ended);

      const changed = recordDelivery(request, builderId, state, ended.lastError, now);
      if (changed === request) return messages.end(ended);
      return quotes.save({ request: changed, endedMessage: ended });
    }, crowdRetries);
  }
}

function stateAfter(outcome: MailOutcome) {
  return outcome.kind === "accepted" ? "sent" : "failed";
}

/** Of this very round: a builder who was removed, or invited again since, waits for another message. */
function isInvitation({ letter, builderId, createdAt }: Message, request: QuoteRequest) {
  return (
    letter.kind === "invitation" &&
    request.invitations.some(
      (invitation) =>
        invitation.builderId === builderId &&
        invitation.removedAt === null &&
        invitation.invitedAt.getTime() === createdAt.getTime(),
    )
  );
}

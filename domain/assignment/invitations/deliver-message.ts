import type { Letter } from "../../messages/letter.ts";
import { nextAttempt } from "../../messages/next-attempt.ts";
import type { Mailbox, MailOutcome, Message, MessageRepository } from "../../messages/ports.ts";
import { statedPrice } from "../../offers/stated-price.ts";
import { endOf, type PromiseCase } from "../../promise/evaluation/follow-promise.ts";
import { invitationState } from "../../promise/evaluation/invitation-state.ts";
import { isSlip, slipMs } from "../../promise/pause-promise.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { isOpen } from "../../quotes/request-state.ts";
import { isTakenBackInTime } from "../../quotes/responses/answer-pace.ts";
import type { BuilderId, MessageId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { dayMs, hourMs, minuteMs } from "../../shared/time/time-units.ts";
import { afterNight } from "../../shared/time/zone-time.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { recordDelivery } from "./record-delivery.ts";
import { type AnswerTimeNeeds, exhibitorDueAt, extendAnswerTimes } from "./set-answer-times.ts";
import { answerTimesFacts } from "./write-invitations.ts";

type Ports = AnswerTimeNeeds & {
  clock: Clock;
  mailbox: Mailbox;
  messages: MessageRepository;
  quotes: QuoteRequestRepository;
};

/** Milliseconds of delay after which an invitation's answer time starts at its delivery instead. */
const lateMs = 30 * minuteMs;

/** The action for a due message: send it with this text, wait until later, or drop it. */
type Due = { kind: "send"; message: Message } | { kind: "wait"; until: Date } | { kind: "drop" };

const overtaken = { kind: "refused", error: "No longer wanted, so never sent" } as const;
const dropped = { kind: "refused", error: "Dropped by an operator, so never sent" } as const;

/** Result of one attempt. `idle`: nothing to do, or another worker holds the message. */
export type Delivery =
  | { kind: "idle" }
  | { kind: "sent" }
  | { kind: "failed" }
  | { kind: "postponed"; until: Date };

/** Sends a message once and records the outcome. Run by the worker. */
export function deliverMessage(ports: Ports) {
  const { clock, mailbox, messages, quotes, promises } = ports;
  return async ({ messageId }: { messageId: MessageId }): Promise<Delivery> => {
    const message = await messages.claim(messageId, clock.now());
    if (!message) return untilDue(messageId, clock.now());

    const due = await dueOf(message, clock.now());
    if (due.kind === "wait") {
      // doesn't count as an attempt: the mail server wasn't contacted
      const attempts = message.attempts - 1;
      await messages.postpone({ ...message, attempts, nextAttemptAt: due.until });
      return { kind: "postponed", until: due.until };
    }
    const unsent = message.isDropped ? dropped : overtaken;
    const outcome = due.kind === "send" ? await mailbox.send(due.message) : unsent;
    const now = clock.now();
    const until = outcome.kind === "unavailable" ? nextAttempt(message.attempts, now) : null;
    const lastError = outcome.kind === "accepted" ? null : outcome.error;
    if (until) {
      await messages.postpone({ ...message, nextAttemptAt: until, lastError });
      return { kind: "postponed", until };
    }
    const state = stateAfter(outcome);
    const sent = due.kind === "send" ? due.message : message;
    await keep({ ...sent, state, lastError, endedAt: now }, state, now);
    return { kind: state };
  };

  /** A message that was written to leave later has its job then. */
  async function untilDue(id: MessageId, now: Date): Promise<Delivery> {
    const message = await messages.find(id);
    const isNew = message?.state === "queued" && message.attempts === 0;
    return isNew && message.nextAttemptAt > now
      ? { kind: "postponed", until: message.nextAttemptAt }
      : { kind: "idle" };
  }

  /**
   * Decides what to do with the message. Dropped: an invitation whose builder was removed or whose
   * request is closed or decided; a reminder to a builder who has answered or whose time is over; a
   * letter whose own end has passed, such as an expired link. Invitations and reminders name the
   * current answer time. Reminders, and other emails sent by the system itself, wait for the
   * morning.
   */
  async function dueOf(message: Message, now: Date): Promise<Due> {
    const { letter, builderId, quoteRequestId } = message;
    const isReminder = letter.kind === "invitation-reminder";
    const send = { kind: "send", message } as const;
    if (message.isDropped || isExpired(message, now)) return { kind: "drop" };
    if (quoteRequestId && "morningIn" in letter && letter.morningIn) {
      const morning = afterNight(letter.morningIn, now);
      if (morning > now) return { kind: "wait", until: morning };
      return isOvertaken(message, await promises.find(quoteRequestId)) ? { kind: "drop" } : send;
    }
    if (letter.kind === "response-revised") {
      const latest = await latestRevision(letter, quotes);
      return latest ? { kind: "send", message: { ...message, letter: latest } } : { kind: "drop" };
    }
    if (letter.kind === "response-received") {
      return (await isTakenBack(letter, quotes)) ? { kind: "drop" } : send;
    }
    if (!(isReminder || letter.kind === "invitation") || !quoteRequestId || !builderId) return send;
    const found = await quotes.findCase(quoteRequestId);
    const isDecided = found?.responses.some(({ status }) => status === "accepted");
    if (!found || isDecided || !isOpen(found.request.status)) return { kind: "drop" };
    const { request } = found;
    if (isReminder) {
      const promised = await promises.find(quoteRequestId);
      const waits =
        waitForPause(message, promised, now) ?? reminderWaits(message, found, builderId, now);
      return waits ?? saying(message, request, builderId, now);
    }
    if (!isInvitation(message, request)) return { kind: "drop" };
    const extended = await extendedWhenLate(message, request, builderId, now);
    return extended ? saying(message, extended, builderId, now) : send;
  }

  /**
   * The request with a later answer time for an invitation that was delayed; null when it is on
   * time.
   */
  async function extendedWhenLate(
    { createdAt }: Message,
    request: QuoteRequest,
    builderId: BuilderId,
    now: Date,
  ): Promise<QuoteRequest | null> {
    if (now.getTime() - createdAt.getTime() < lateMs) return null;
    return extendAnswerTimes(ports, request, [builderId], now);
  }

  /** The message with the current answer times in its text. */
  async function saying(
    message: Message,
    request: QuoteRequest,
    builderId: BuilderId,
    now: Date,
  ): Promise<Due> {
    const { letter } = message;
    const isTimed = letter.kind === "invitation" || letter.kind === "invitation-reminder";
    if (!isTimed || !standing(request, builderId)?.respondBy) return { kind: "send", message };
    const dueAt = await exhibitorDueAt(ports, request, now);
    const times = answerTimesFacts(request, builderId, dueAt, now);
    return { kind: "send", message: { ...message, letter: { ...letter, ...times } } };
  }

  /** The outcome must be stored, or the message is sent again. */
  async function keep(ended: Message, state: "sent" | "failed", now: Date) {
    await retryStale(async () => {
      const { builderId, quoteRequestId } = ended;
      const request = quoteRequestId && (await quotes.find(quoteRequestId));
      if (!request || !builderId || !isInvitation(ended, request)) return messages.end(ended);

      const { letter } = ended;
      const said = letter.kind === "invitation" ? (letter.welcomeUntil ?? letter.answerBy) : null;
      const until = said ? new Date(said) : null;
      const changed = recordDelivery(request, builderId, state, ended.lastError, now, until);
      if (changed === request) return messages.end(ended);
      return quotes.save({ request: changed, endedMessage: ended });
    });
  }
}

/**
 * Whether the end named in the letter has passed, because the mail server was unavailable too long.
 */
function isExpired({ letter, createdAt }: Message, now: Date): boolean {
  const until = (ms: number) => createdAt.getTime() + ms <= now.getTime();
  if ("minutesValid" in letter) return until(letter.minutesValid * minuteMs);
  if ("hoursValid" in letter) return until(letter.hoursValid * hourMs);
  if ("daysValid" in letter) return until(letter.daysValid * dayMs);
  const isRound = letter.kind === "round-opened" || letter.kind === "round-ends";
  return isRound && new Date(letter.endsAt) <= now;
}

type Revised = Extract<Letter, { kind: "response-received" | "response-revised" }>;

/** The letter with the quote's current price; null when the quote is no longer pending. */
async function latestRevision(
  letter: Revised,
  quotes: Pick<QuoteRequestRepository, "findCaseOfResponse">,
): Promise<Revised | null> {
  const found = await quotes.findCaseOfResponse(letter.responseId);
  const response = found?.responses.find(({ id }) => id === letter.responseId);
  if (response?.status !== "pending" || response.withdrawnAt) return null;
  return { ...letter, quotedAmount: response.quotedAmount, price: statedPrice(response) };
}

/**
 * Whether the quote had been sent again and was withdrawn soon after, while its email was waiting.
 */
async function isTakenBack(
  { responseId }: Revised,
  quotes: Pick<QuoteRequestRepository, "findCaseOfResponse">,
): Promise<boolean> {
  const { responses = [] } = (await quotes.findCaseOfResponse(responseId)) ?? {};
  const sent = responses.find(({ id }) => id === responseId);
  return Boolean(sent?.withdrawnAt && isTakenBackInTime(responses, sent, sent.withdrawnAt));
}

/** Whether a message that waited for the morning no longer applies. */
function isOvertaken({ letter, builderId, createdAt }: Message, found: PromiseCase | null) {
  if (!found) return false;
  if (letter.kind === "invitation-released") {
    const own = builderId && standing(found.request, builderId);
    if (!own || endOf(found) !== null) return true;
    return invitationState(own, found.answers) !== "released";
  }
  const { pausedSince, pauses } = found.promise;
  const isPausedAgain = pausedSince !== null || pauses.some(({ until }) => until > createdAt);
  return isPausedAgain || endOf(found) !== null;
}

/**
 * No reminder goes out during a pause, and of several pauses only the last one is emailed. Null
 * when neither applies.
 */
function waitForPause(
  { letter, createdAt }: Message,
  found: PromiseCase | null,
  now: Date,
): Due | null {
  const { pausedSince = null, pauses = [] } = found?.promise ?? {};
  if (pausedSince) {
    const until = new Date(pausedSince.getTime() + slipMs);
    return until > now ? { kind: "wait", until } : { kind: "drop" };
  }
  const isResumed = letter.kind === "invitation-reminder" && letter.isResumed;
  const isEmailedLater = pauses.some((pause) => pause.until > createdAt && !isSlip(pause));
  return isResumed && isEmailedLater ? { kind: "drop" } : null;
}

/** Drops a reminder, or delays it until the morning; null: send it now. */
function reminderWaits(
  message: Message,
  { request, responses }: QuoteCase,
  builderId: BuilderId,
  now: Date,
): Due | null {
  const { letter } = message;
  const invitation = standing(request, builderId);
  if (!invitation) return { kind: "drop" };
  // an answer to an earlier invitation doesn't count
  const hasAnswered = responses.some(
    (response) =>
      response.builderId === builderId &&
      response.withdrawnAt === null &&
      response.createdAt >= invitation.invitedAt,
  );
  if (hasAnswered) return { kind: "drop" };
  const until = invitation.respondBy;
  const zone = letter.kind === "invitation-reminder" ? letter.timeZone : null;
  const sendAt = zone ? afterNight(zone, now) : now;
  if (until && until <= sendAt) return { kind: "drop" };
  if (sendAt > now) return { kind: "wait", until: sendAt };
  return null;
}

function standing({ invitations }: QuoteRequest, builderId: BuilderId) {
  return invitations.findLast((each) => each.builderId === builderId && each.removedAt === null);
}

function stateAfter(outcome: MailOutcome) {
  return outcome.kind === "accepted" ? "sent" : "failed";
}

/** Whether the message belongs to the builder's current invitation; a removed or newly invited builder gets another one. */
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

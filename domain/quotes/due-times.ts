import type { BuilderId } from "../shared/id.ts";
import { allQuotesHours, firstQuoteHours } from "../shared/promised-numbers.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";
import { writeInZone } from "../shared/time/write-in-zone.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** When the exhibitor was promised the first quote and all quotes, counted from the request. */
export function dueTimes({ createdAt }: Pick<QuoteRequest, "createdAt">) {
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hourMs);
  return { firstQuoteAt: after(firstQuoteHours), allQuotesAt: after(allQuotesHours) };
}

/**
 * The due time that open invitations are ordered by: the builder's answer time, or the exhibitor's
 * due time if earlier. `allDueAt`: null without a counted promise.
 */
export function answerDueAt(
  request: QuoteRequest,
  builderId: BuilderId,
  allDueAt: Date | null,
): Date {
  const due = allDueAt ?? dueTimes(request).allQuotesAt;
  const respondBy = respondByOf(request, builderId);
  return respondBy && respondBy < due ? respondBy : due;
}

/** The answer time of the builder's standing invitation; null when none is set. */
export function respondByOf(
  { invitations }: Pick<QuoteRequest, "invitations">,
  builderId: BuilderId,
): Date | null {
  const standing = invitations.findLast(
    (one) => one.builderId === builderId && one.removedAt === null,
  );
  return standing?.respondBy ?? null;
}

/**
 * The times shown to an invited builder. `answerBy`: the deadline, never later than the
 * exhibitor's; null: as soon as they can. `welcomeUntil`: until when a later quote is welcome;
 * null: not after the deadline.
 */
export type AnswerTimes = { answerBy: Date | null; welcomeUntil: Date | null };

/**
 * The times to show a builder with answer time `respondBy`, when the exhibitor was promised all
 * quotes by `allDueAt`.
 */
export function answerTimes(respondBy: Date | null, allDueAt: Date, now: Date): AnswerTimes {
  const isLater = respondBy !== null && respondBy > allDueAt;
  const welcomeUntil = isLater && respondBy > now ? respondBy : null;
  const deadline = respondBy && !isLater ? respondBy : allDueAt;
  const isOver = deadline <= now && (welcomeUntil !== null || respondBy === null);
  return { answerBy: isOver ? null : deadline, welcomeUntil };
}

/**
 * The text "Later is welcome, until Monday": without a time of day, since it is no deadline. Empty
 * when nothing later is welcome.
 */
export function laterWelcomeText(
  { answerBy, welcomeUntil }: AnswerTimes,
  timeZone: string | undefined,
): string {
  if (!welcomeUntil) return "";
  const dayOf = (at: Date) => writeInZone(at, { dateStyle: "short" }, timeZone);
  if (answerBy && dayOf(answerBy) === dayOf(welcomeUntil)) return "Later that day is welcome, too.";
  const isNear = answerBy && welcomeUntil.getTime() - answerBy.getTime() < 6 * dayMs;
  const date = isNear ? {} : ({ month: "long", day: "numeric" } as const);
  const day = writeInZone(welcomeUntil, { weekday: "long", ...date }, timeZone);
  return answerBy ? `Later is welcome, until ${day}.` : `It's welcome until ${day}.`;
}

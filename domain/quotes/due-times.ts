import type { BuilderId } from "../shared/id.ts";
import { allQuotesHours, firstQuoteHours } from "../shared/promised-numbers.ts";
import { dayMs, hourMs } from "../shared/time/time-units.ts";
import { writeInZone } from "../shared/time/write-in-zone.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** By when an exhibitor was promised the first quote, and all of them. The clock begins with the request. */
export function dueTimes({ createdAt }: Pick<QuoteRequest, "createdAt">) {
  const after = (hours: number) => new Date(createdAt.getTime() + hours * hourMs);
  return { firstQuoteAt: after(firstQuoteHours), allQuotesAt: after(allQuotesHours) };
}

/**
 * Where an invitation stands among those that wait: by its time to answer, or the exhibitor's due time where that is earlier.
 * `allDueAt`: null where no promise is counted.
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

/** The time to answer by of the builder's standing invitation; null where none is set. */
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
 * The times that an invited builder reads. `answerBy` is called a deadline and is never later than the exhibitor's; null: as soon
 * as they can. `welcomeUntil`: a quote after the deadline is welcome so long; null: no later than it.
 */
export type AnswerTimes = { answerBy: Date | null; welcomeUntil: Date | null };

/** The times to tell a builder who is asked to answer by `respondBy`, when the exhibitor was promised all quotes by `allDueAt`. */
export function answerTimes(respondBy: Date | null, allDueAt: Date, now: Date): AnswerTimes {
  const isLater = respondBy !== null && respondBy > allDueAt;
  const welcomeUntil = isLater && respondBy > now ? respondBy : null;
  const deadline = respondBy && !isLater ? respondBy : allDueAt;
  const isOver = deadline <= now && (welcomeUntil !== null || respondBy === null);
  return { answerBy: isOver ? null : deadline, welcomeUntil };
}

/** "Later is welcome, until Monday": without a clock, since it is no deadline. Empty where nothing later is welcome. */
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

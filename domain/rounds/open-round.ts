import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { builderWeek } from "../builder-profiles/capacity/builder-capacity.ts";
import type { AssignableBuilder } from "../builder-profiles/ports.ts";
import type { OfferLineId } from "../offers/offer-line.ts";
import { ownsRequest } from "../quotes/owns-request.ts";
import type { QuoteCase, QuoteNeeds } from "../quotes/ports.ts";
import { type QuoteResponse, statusAt } from "../quotes/quote-response.ts";
import type {
  RequestNotFound,
  RequestNotOpen,
  ResponseAlreadyAccepted,
  ResponseNotPending,
  RoundLimit,
  RoundStillOpen,
  RoundTimesInvalid,
} from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen } from "../quotes/request-state.ts";
import { withRound } from "../quotes/round/round.ts";
import { roundLimits, roundPartState } from "../quotes/round/round-part.ts";
import type { QuoteRequestId, QuoteResponseId, RoundId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { isWorkingTime, type WorkWeek } from "../shared/time/zone-time.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { writeRoundLetters } from "./write-round-letters.ts";

export type RoundOffer = { responseId: QuoteResponseId; lines: readonly OfferLineId[] };
type RoundInput = {
  offers: readonly RoundOffer[];
  text: string;
  /** Duration in hours from now; else the round has an end time. */
  hours?: number | undefined;
  endsAt?: Date | undefined;
};
type OpenRound = RoundInput & { requestId: QuoteRequestId; by: Principal };
type CannotOpen =
  | RequestNotFound
  | RequestNotOpen
  | ResponseAlreadyAccepted
  | ResponseNotPending
  | RoundLimit
  | RoundStillOpen
  | RoundTimesInvalid;
export type OpenedRound = { id: RoundId; number: number; endsAt: Date; offers: number };

/**
 * An exhibitor asks some builders for their best and final offers, once per request; an admin may
 * open further rounds. The builders get an email.
 */
export function openRound({ quotes, builders, ids, clock }: QuoteNeeds) {
  return ({
    requestId,
    by,
    ...wanted
  }: OpenRound): Promise<Result<OpenedRound, NotSignedIn | CannotOpen>> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const found = await quotes.findCase(requestId);
      const hasHadOne = found?.responses.some(({ round }) => round !== null) ?? false;
      const isOwner = found !== null && ownsRequest(by, found.request);
      if (!found || !(isOwner || (isAdmin(by) && hasHadOne))) {
        return refuse({ kind: "quote-request-not-found" });
      }
      if (hasHadOne && !isAdmin(by)) return refuse({ kind: "round-limit" });
      const now = clock.now();
      const known = await builders.findMany(found.responses.map(({ builderId }) => builderId));
      const id = ids.next<"round">();
      const step = open(found, { ...wanted, id, weekOf: weeksOf(known) }, now);
      if (!step.ok) return step;

      const request = { ...found.request, updatedAt: now };
      const { responses, number, endsAt } = step.value;
      const letters = { request, responses, kind: "round-opened", at: now } as const;
      const messages = await writeRoundLetters({ builders, ids }, letters);
      const offers = responses.length;
      const audit = { actorId: by.user.id, action: "round.opened", detail: { id, number, offers } };
      await quotes.save({ request, responses, messages, audit });
      return ok({ id, number, endsAt, offers });
    });
}

const remindHours = 4;

type Opening = RoundInput & { id: RoundId; weekOf: (response: QuoteResponse) => WorkWeek | null };

/** Adds the quotes to a new round. */
function open(
  { request, responses }: QuoteCase,
  { id, offers, text, hours, endsAt: wantedEnd, weekOf }: Opening,
  now: Date,
): Result<{ responses: QuoteResponse[]; number: number; endsAt: Date }, CannotOpen> {
  const attempted = "open a round";
  if (!isOpen(request.status)) return refuse(requestNotOpen(request.status, attempted));
  if (responses.some(({ status }) => status === "accepted")) {
    return refuse({ kind: "response-already-accepted", attempted });
  }
  const parts = responses.flatMap(({ round }) => round ?? []);
  if (parts.some((part) => roundPartState(part, now) === "open")) {
    return refuse({ kind: "round-still-open" });
  }
  const endsAt = hours === undefined ? wantedEnd : new Date(now.getTime() + hours * hourMs);
  if (!endsAt || !isRoundTime(endsAt, now)) return refuse({ kind: "round-times-invalid" });
  const number = Math.max(0, ...parts.map((part) => part.number)) + 1;
  const changed: QuoteResponse[] = [];
  for (const { responseId, lines } of offers) {
    const response = responses.find((each) => each.id === responseId);
    const status = response ? statusAt(response, now) : "declined";
    if (!response || status !== "pending") {
      return refuse({ kind: "quote-response-state", status, attempted });
    }
    const week = weekOf(response);
    const remindAt = week && reminderTime(week, { from: now, until: endsAt });
    changed.push(
      withRound(response, {
        id,
        number,
        text,
        openedAt: now.toISOString(),
        endsAt: endsAt.toISOString(),
        lines: response.lines.flatMap((line) => (lines.includes(line.id) ? line.id : [])),
        remindAt: remindAt?.toISOString() ?? null,
        answer: null,
        answeredAt: null,
        isLate: false,
        closedAt: null,
        cancelledAt: null,
      }),
    );
  }
  return ok({ responses: changed, number, endsAt });
}

function isRoundTime(endsAt: Date, now: Date): boolean {
  const hours = (endsAt.getTime() - now.getTime()) / hourMs;
  // tolerates one minute of transit time
  return hours >= roundLimits.leastHours - 1 / 60 && hours <= roundLimits.mostHours + 1 / 60;
}

function weeksOf(builders: readonly AssignableBuilder[]) {
  const weeks = new Map(builders.map((builder) => [builder.id, builderWeek(builder)]));
  return ({ builderId }: QuoteResponse) => weeks.get(builderId) ?? null;
}

/**
 * Four hours before the end, moved back into working hours; null when the round started later than
 * that.
 */
export function reminderTime(
  week: WorkWeek,
  { from, until }: { from: Date; until: Date },
): Date | null {
  let at = new Date(until.getTime() - remindHours * hourMs);
  while (at > from && !isWorkingTime(week, at)) at = new Date(at.getTime() - hourMs);
  return at > from ? at : null;
}

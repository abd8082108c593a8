import type { UserRepository } from "../../accounts/ports.ts";
import type { Principal } from "../../accounts/principal.ts";
import { newMessage } from "../../messages/new-message.ts";
import type { Message } from "../../messages/ports.ts";
import type { RateRepository } from "../../rates/ports.ts";
import type { Ids, QuoteRequestId, ReceiptId } from "../../shared/id.ts";
import { type PresentNumbers, promisedNumbers } from "../../shared/promised-numbers.ts";
import { pick } from "../../shared/records.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { placeTimeZone, venueTimeZone } from "../../shared/time/place-time-zone.ts";
import { dayMs } from "../../shared/time/time-units.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { isTimeZone } from "../../shared/time/zone-time.ts";
import type { ShowManuals } from "../../show-plan/show-manual.ts";
import { withShow } from "../brief-details.ts";
import { briefPictureName } from "../brief-picture.ts";
import { checkRequest } from "../check-request.ts";
import { provenFacts, requestFacts, writeToExhibitor } from "../letters/request-letter.ts";
import type { IdempotencyKey, QuoteRequestRepository, Repeated } from "../ports.ts";
import type { EmailState, QuoteRequest } from "../quote-request.ts";
import { type QuoteRequestForm, requestFields } from "../quote-request-form.ts";
import type { KeyReused } from "../refusals.ts";
import { eventDay } from "./event-day.ts";
import { findAskedShow, type ShowsToAskFor } from "./find-asked-show.ts";
import { type CalendarOfShows, findCalendarFacts } from "./find-calendar-facts.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  rates: RateRepository;
  users: UserRepository;
  tradeShows: CalendarOfShows & ShowsToAskFor;
  showManuals: Pick<ShowManuals, "find">;
  promisePolicies: PresentNumbers;
  ids: Ids;
  clock: Clock;
};
type SubmitQuoteRequest = {
  form: QuoteRequestForm;
  by: Principal;
  idempotency: IdempotencyKey | null;
  /** The exhibitor's IANA time zone; without it, the show's is used. */
  timeZone?: string | null;
  /** False when the form's address has reached its limit of emails caused by visitors. */
  mayConfirm?: boolean;
  /** False when admins have been emailed about `noticesPerHour` requests within the hour. */
  mayNotice?: boolean;
};
type Submission = {
  requestId: QuoteRequestId;
  receiptId: ReceiptId;
  /** The idempotency key was used with the same body: nothing was created. */
  replayed: boolean;
  /** Whether a confirmation was emailed to the form's address. */
  isConfirmationMailed: boolean;
  request: QuoteRequest;
};

const receiptDays = 30;
/** Requests per hour that admins are emailed one by one; beyond it, one email an hour. */
export const noticesPerHour = 100;

/**
 * A visitor or member requests quotes. Every admin gets a notice, or one an hour for all if
 * `mayNotice` is false; the exhibitor gets a confirmation unless `mayConfirm` is false.
 */
export function submitQuoteRequest({
  quotes,
  rates,
  users,
  tradeShows,
  showManuals,
  promisePolicies,
  ids,
  clock,
}: Needs) {
  async function letters(
    request: QuoteRequest,
    { mayConfirm, mayNotice }: { mayConfirm: boolean; mayNotice: boolean },
  ): Promise<Message[]> {
    const at = request.createdAt;
    const facts = provenFacts(request);
    const quoteRequestId = request.id;
    const numbers = promisedNumbers((await promisePolicies.current()).params);
    const confirmation = writeToExhibitor(
      { ids },
      request,
      { key: `request-received/${request.id}`, at },
      ({ to }) => ({
        kind: "request-received",
        to,
        numbers,
        request: facts && { ...facts, picture: briefPictureName(request) },
        quoteRequestId,
      }),
    );
    const hour = at.toISOString().slice(0, "2027-01-05T10".length);
    const notices = (await users.listByType("admin")).map((admin) => {
      const to = { name: admin.firstName, address: admin.email };
      return mayNotice
        ? newMessage(
            { ids },
            {
              kind: "request-to-assign",
              to,
              request: requestFacts(request),
              company: request.company,
            },
            { at, dedupeKey: `request-to-assign/${request.id}/${admin.id}`, quoteRequestId },
          )
        : newMessage(
            { ids },
            { kind: "many-requests", to, perHour: noticesPerHour },
            { at, dedupeKey: `many-requests/${hour}/${admin.id}` },
          );
    });
    return mayConfirm ? [confirmation, ...notices] : notices;
  }

  /**
   * The time zone of the request's venue, else of the city that the calendar has for the show, this
   * year's edition first.
   */
  async function zoneOfShow({ tradeShowName, venue, eventDay }: QuoteRequest) {
    const there = venueTimeZone(venue);
    if (there) return there;
    const { shows } = await rates.findPriceGuide(tradeShowName);
    const year = eventDay?.slice(0, 4) ?? null;
    const zones = shows
      .toSorted((a, b) => Number(b.year === year) - Number(a.year === year))
      .map(
        ({ city, state }) =>
          placeTimeZone({ city, state, country: null }) ??
          placeTimeZone({ city: null, state: null, country: state }),
      );
    return zones.find((zone) => zone !== null) ?? null;
  }

  return async ({
    form,
    by,
    idempotency,
    timeZone = null,
    mayConfirm = true,
    mayNotice = true,
  }: SubmitQuoteRequest): Promise<Result<Submission, KeyReused>> => {
    const now = clock.now();
    const userId = by.kind === "member" ? by.user.id : null;
    const emailState = emailStateOf(form, by, mayConfirm);
    const sent = newQuoteRequest(form, { id: ids.next(), userId, emailState, now });
    const show = await findAskedShow(tradeShows, sent, utcDay(now));
    const request = {
      ...sent,
      brief: withShow(sent.brief, show?.id),
      findings: await checkRequest({ showManuals }, sent, show),
      calendarFacts: await findCalendarFacts(tradeShows, sent),
    };
    const expiresAt = new Date(now.getTime() + receiptDays * dayMs);
    const receipt = { id: ids.next<"receipt">(), expiresAt };
    const messages = await letters(request, { mayConfirm, mayNotice });

    const submitted = await quotes.submit({
      request,
      receipt,
      messages,
      idempotency,
      timeZone: timeZone && isTimeZone(timeZone) ? timeZone : await zoneOfShow(request),
    });
    if (submitted.kind !== "created") return replay(quotes, submitted);
    const made = { requestId: request.id, receiptId: receipt.id, request };
    return ok({ ...made, replayed: false, isConfirmationMailed: mayConfirm });
  };
}

/**
 * Returns what `submitQuoteRequest()` returned for this key; null when the key was never used.
 * Writes nothing.
 */
export function replaySubmission({ quotes }: Pick<Needs, "quotes">) {
  return async (key: IdempotencyKey): Promise<Result<Submission, KeyReused> | null> => {
    const repeated = await quotes.findSubmitted(key);
    return repeated && replay(quotes, repeated);
  };
}

async function replay(
  quotes: QuoteRequestRepository,
  repeated: Repeated,
): Promise<Result<Submission, KeyReused>> {
  if (repeated.kind === "key-reused") return refuse({ kind: "idempotency-key-reused" });
  const { requestId, receiptId, isConfirmationMailed } = repeated;
  const request = await quotes.find(requestId);
  if (!request) throw new Error(`Cannot replay ${requestId}: it is gone`);
  return ok({ requestId, receiptId, replayed: true, request, isConfirmationMailed });
}

function emailStateOf({ email }: QuoteRequestForm, by: Principal, mayConfirm: boolean): EmailState {
  const isKnown = by.kind === "member" && by.user.emailVerifiedAt !== null;
  if (isKnown && by.user.email === email.toLowerCase()) return "proven";
  return mayConfirm ? "unproven" : "over-limit";
}

/** A new request: pending, normal priority, no builders. Copies only the form's fields. */
function newQuoteRequest(
  form: QuoteRequestForm,
  { now, ...sender }: Pick<QuoteRequest, "id" | "userId" | "emailState"> & { now: Date },
): QuoteRequest {
  return {
    ...sender,
    ...pick(form, requestFields),
    eventDay: eventDay(form.eventDate),
    status: "pending",
    priority: "normal",
    assignedBuilders: [],
    sentToBuilders: [],
    assignmentDate: null,
    invitations: [],
    notes: null,
    cancelReason: null,
    scopeEdits: { added: [], struck: [] },
    calendarFacts: [],
    findings: [],
    briefVersion: 1,
    closedAt: null,
    erasedAt: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

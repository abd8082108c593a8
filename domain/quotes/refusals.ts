import type { LineProblem, ListProblem } from "../offers/check-lines.ts";
import type { priceRangeProblem } from "../offers/quote-terms.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { OfferedRates } from "./quote-rates.ts";
import type { QuoteResponse } from "./quote-response.ts";
import type { RequestStatus } from "./request-state.ts";
import type { ResponseStatus } from "./responses/response-state.ts";

/**
 * The request is missing, or the caller may not see it. One refusal for both, so that ids can't be
 * probed.
 */
export type RequestNotFound = { kind: "quote-request-not-found" };
export type ResponseNotFound = { kind: "quote-response-not-found" };

/** The quote has no such revision. */
export type VersionNotFound = { kind: "quote-version-not-found" };
/** The request's status doesn't allow it. `possible`: sentence about what can be done instead. */
export type RequestNotOpen = {
  kind: "quote-request-state";
  status: RequestStatus;
  attempted: string;
  possible: string;
};

/** The booth is delivered: its job is closed, and no longer canceled by its exhibitor. */
export type BoothDelivered = { kind: "booth-delivered" };

export type ResponseNotPending = {
  kind: "quote-response-state";
  status: ResponseStatus;
  attempted: string;
};
export type ResponseAlreadyAccepted = { kind: "response-already-accepted"; attempted: string };
export type AlreadyResponded = { kind: "already-responded" };
/** The builder has reached the hourly limit of quotes and revisions for one request. */
export type TooManyAnswers = { kind: "too-many-answers"; waitSeconds: number };
/** A pending quote must be withdrawn before its builder can decline the invitation. */
export type QuoteStands = { kind: "quote-stands" };
export type NothingToComplete = { kind: "no-accepted-response" };
/** The request was closed more than `days` days ago. */
export type ReopenTooLate = { kind: "reopen-too-late"; days: number };
export type BuilderNotAssignable = { kind: "builder-not-assignable"; builderIds: BuilderId[] };
export type NothingToSendAgain = { kind: "nothing-to-send-again" };
export type ValidityInThePast = { kind: "validity-in-the-past" };
/** The quote has no amount, and its message is too short to say what is missing. */
export type QuoteNeedsDetail = { kind: "quote-needs-detail" };
/** Lines of the offer break rules; `list` is a rule broken by the list as a whole. */
export type OfferLinesInvalid = {
  kind: "offer-lines-invalid";
  problems: LineProblem[];
  list: ListProblem | null;
};
/** The stated amount differs from the sum of the lines. */
export type AmountMismatch = { kind: "amount-mismatch"; quotedAmount: Cents; total: Cents };
/** Quotes can't be in this currency, since it has no exchange rate. */
export type CurrencyUnknown = { kind: "currency-unknown"; currency: string };
/** A single price must be in US dollars; other currencies require lines. */
export type CurrencyNeedsLines = { kind: "currency-needs-lines" };
/** The low and high ends aren't a valid price range. */
export type PriceRangeInvalid = {
  kind: "price-range-invalid";
  problem: NonNullable<ReturnType<typeof priceRangeProblem>>;
};
/** The own rates differ from the builder's rate card. */
export type OwnRatesDiffer = { kind: "own-rates-differ" };
/** The quote is already for the current brief. */
export type QuoteUpToDate = { kind: "quote-up-to-date" };
/** An offer without an amount can't be accepted. */
export type QuoteWithoutPrice = { kind: "quote-without-price" };
/** A price can't be requested: the quote has one, or it has been requested already. */
/** The quote already has lines. */
export type LinesNotMissing = { kind: "quote-itemized" };
/** The quote is a single price: its builder has to itemize it before gaps can be priced. */
export type QuoteNotItemized = { kind: "quote-not-itemized" };
export type PriceNotMissing = { kind: "quote-has-price" } | { kind: "price-already-asked" };

/** The quote was revised after the caller read it. `current`: the stored quote as of `at`. */
export type RevisedMeanwhile = {
  kind: "quote-revised-meanwhile";
  current: QuoteResponse;
  at: Date;
};

/** The brief was changed after the caller read it. */
/** The brief was to get a size that names no width and depth. */
export type BoothSizeUnreadable = { kind: "booth-size-unreadable" };
export type BriefChangedMeanwhile = { kind: "brief-changed-meanwhile" };
/** The round is missing, or the caller may not see it. */
export type RoundNotFound = { kind: "round-not-found" };
/** The round has ended or was canceled, or the quote isn't in one. */
export type RoundNotOpen = { kind: "round-not-open" };
/** The request has had its round; an admin may open another one. */
export type RoundLimit = { kind: "round-limit" };
/** Another round of the request is still open. */
export type RoundStillOpen = { kind: "round-still-open" };
/** The end is too soon or too far away. */
export type RoundTimesInvalid = { kind: "round-times-invalid" };
/** Another admin saved notes since this admin read them. */
export type NotesChanged = { kind: "notes-changed" };

/** All seats of the request are taken; `of`: their number. */
export type SeatsTaken = { kind: "seats-taken"; of: number };
/** All promised quotes are in: no further builder needs to start. */
export type EnoughQuotes = { kind: "enough-quotes" };
/** Nothing was done by the link, or too long ago to take it back. */
export type NothingToTakeBack = { kind: "nothing-to-take-back" };
/** The link is unknown, altered, revoked or expired. One refusal for all. */
export type ResponseLinkInvalid = { kind: "response-link-invalid" };

/** The idempotency key was used with another body. */
export type KeyReused = { kind: "idempotency-key-reused" };

/** Every refusal of a use case about quotes. */
/** The builder has to agree to the commission rates before a first quote under them. */
export type RatesNotAgreed = { kind: "rates-not-agreed"; rates: OfferedRates };
/** The commission rates that the builder agrees to are no longer today's. */
export type RatesChanged = { kind: "rates-changed"; rates: OfferedRates };

export type QuoteRefusal =
  | RequestNotFound
  | ResponseNotFound
  | VersionNotFound
  | RequestNotOpen
  | BoothDelivered
  | ResponseNotPending
  | ResponseAlreadyAccepted
  | AlreadyResponded
  | TooManyAnswers
  | QuoteStands
  | NothingToComplete
  | ReopenTooLate
  | BuilderNotAssignable
  | NothingToSendAgain
  | ValidityInThePast
  | QuoteNeedsDetail
  | OfferLinesInvalid
  | AmountMismatch
  | CurrencyUnknown
  | CurrencyNeedsLines
  | PriceRangeInvalid
  | OwnRatesDiffer
  | QuoteUpToDate
  | QuoteWithoutPrice
  | PriceNotMissing
  | LinesNotMissing
  | QuoteNotItemized
  | RevisedMeanwhile
  | BoothSizeUnreadable
  | BriefChangedMeanwhile
  | RoundNotFound
  | RoundNotOpen
  | RoundLimit
  | RoundStillOpen
  | RoundTimesInvalid
  | NotesChanged
  | SeatsTaken
  | EnoughQuotes
  | RatesNotAgreed
  | RatesChanged
  | NothingToTakeBack
  | ResponseLinkInvalid
  | KeyReused;

import type { LineProblem, ListProblem } from "../offers/check-lines.ts";
import type { priceRangeProblem } from "../offers/quote-terms.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Cents } from "../shared/money/money.ts";
import type { QuoteResponse } from "./quote-response.ts";
import type { RequestStatus } from "./request-state.ts";
import type { ResponseStatus } from "./responses/response-state.ts";

/** Missing, or not the caller's to see: the two look the same, so that ids cannot be probed. */
export type RequestNotFound = { kind: "quote-request-not-found" };
export type ResponseNotFound = { kind: "quote-response-not-found" };

/** The quote has no such revision. */
export type VersionNotFound = { kind: "quote-version-not-found" };
/** The request's state does not allow it. `possible` says what can be done instead, for people. */
export type RequestNotOpen = {
  kind: "quote-request-state";
  status: RequestStatus;
  attempted: string;
  possible: string;
};

export type ResponseNotPending = {
  kind: "quote-response-state";
  status: ResponseStatus;
  attempted: string;
};
export type ResponseAlreadyAccepted = { kind: "response-already-accepted"; attempted: string };
export type AlreadyResponded = { kind: "already-responded" };
/** A builder has sent as many quotes and revisions for one request as an hour allows. */
export type TooManyAnswers = { kind: "too-many-answers"; waitSeconds: number };
/** A pending quote must be withdrawn before its builder can decline the invitation. */
export type QuoteStands = { kind: "quote-stands" };
export type NothingToComplete = { kind: "no-accepted-response" };
/** The request was closed more than `days` days ago. */
export type ReopenTooLate = { kind: "reopen-too-late"; days: number };
export type BuilderNotAssignable = { kind: "builder-not-assignable"; builderIds: BuilderId[] };
export type NothingToSendAgain = { kind: "nothing-to-send-again" };
export type ValidityInThePast = { kind: "validity-in-the-past" };
/** No amount, and a message too short to say what is missing. */
export type QuoteNeedsDetail = { kind: "quote-needs-detail" };
/** Lines of the offer break rules; `list` is one that they break together. */
export type OfferLinesInvalid = {
  kind: "offer-lines-invalid";
  problems: LineProblem[];
  list: ListProblem | null;
};
/** An amount came with lines that add up to another. */
export type AmountMismatch = { kind: "amount-mismatch"; quotedAmount: Cents; total: Cents };
/** Quotes can't be in this currency: there is no rate for it. */
export type CurrencyUnknown = { kind: "currency-unknown"; currency: string };
/** One price is in US dollars; another currency takes lines. */
export type CurrencyNeedsLines = { kind: "currency-needs-lines" };
/** The ends of a price range do not fit. */
export type PriceRangeInvalid = {
  kind: "price-range-invalid";
  problem: NonNullable<ReturnType<typeof priceRangeProblem>>;
};
/** Own rates came with other amounts than the builder's card has for them. */
export type OwnRatesDiffer = { kind: "own-rates-differ" };
/** The quote is for the brief as it is now. */
export type QuoteUpToDate = { kind: "quote-up-to-date" };
/** Only an offer with an amount can be accepted. */
export type QuoteWithoutPrice = { kind: "quote-without-price" };
/** A price can't be requested: the quote has one, or it has been requested already. */
/** The quote has lines, so there is nothing to itemize. */
export type LinesNotMissing = { kind: "quote-itemized" };
/** The quote is one price: it must be itemized before its gaps can be priced. */
export type QuoteNotItemized = { kind: "quote-not-itemized" };
export type PriceNotMissing = { kind: "quote-has-price" } | { kind: "price-already-asked" };

/** The quote was revised after the caller read it. `current` is the stored quote, as of `at`. */
export type RevisedMeanwhile = {
  kind: "quote-revised-meanwhile";
  current: QuoteResponse;
  at: Date;
};

/** The brief was changed after the caller read it. */
export type BriefChangedMeanwhile = { kind: "brief-changed-meanwhile" };
/** Missing, or not the caller's to see. */
export type RoundNotFound = { kind: "round-not-found" };
/** The round has ended or was called off, or the quote is in none. */
export type RoundNotOpen = { kind: "round-not-open" };
/** The request has had its round; an admin may open another. */
export type RoundLimit = { kind: "round-limit" };
/** Another round of the request is open. */
export type RoundStillOpen = { kind: "round-still-open" };
/** The end is too near or too far. */
export type RoundTimesInvalid = { kind: "round-times-invalid" };
/** Another admin saved notes since this admin read them. */
export type NotesChanged = { kind: "notes-changed" };

/** All seats of a request are taken, `of` so many. */
export type SeatsTaken = { kind: "seats-taken"; of: number };
/** All promised quotes are in: no further builder needs to start. */
export type EnoughQuotes = { kind: "enough-quotes" };
/** The last thing done by a link is too old, or nothing was done. */
export type NothingToTakeBack = { kind: "nothing-to-take-back" };
/** Unknown, altered, revoked or expired: all look the same. */
export type ResponseLinkInvalid = { kind: "response-link-invalid" };

/** The same idempotency key came with another body. */
export type KeyReused = { kind: "idempotency-key-reused" };

/** Every reason to turn down a request about quotes, in the words of the trade. */
export type QuoteRefusal =
  | RequestNotFound
  | ResponseNotFound
  | VersionNotFound
  | RequestNotOpen
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
  | BriefChangedMeanwhile
  | RoundNotFound
  | RoundNotOpen
  | RoundLimit
  | RoundStillOpen
  | RoundTimesInvalid
  | NotesChanged
  | SeatsTaken
  | EnoughQuotes
  | NothingToTakeBack
  | ResponseLinkInvalid
  | KeyReused;

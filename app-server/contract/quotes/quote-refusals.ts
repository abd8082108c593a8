import type {
  QuoteRefusal,
  RatesChanged,
  RatesNotAgreed,
} from "../../../domain/quotes/refusals.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { needsDetailWords } from "./offer-form.ts";
import { lineProblemWords, listProblemWords } from "./offer-lines.ts";
import { toQuoteResponseBody } from "./quote-responses.ts";
import { priceRangeWords } from "./quote-terms.ts";
import { roundTimesWords } from "./rounds.ts";

export const quoteRefusals: RefusalRows<Exclude<QuoteRefusal, RatesNotAgreed | RatesChanged>> = {
  "quote-request-not-found": { status: 404, words: "Quote request not found" },
  "quote-response-not-found": { status: 404, words: "Quote response not found" },
  "quote-version-not-found": { status: 404, words: "The quote has no such version" },
  "quote-request-state": {
    status: 409,
    words: ({ attempted, status, possible }) =>
      `Cannot ${attempted}: the quote request is ${status}. ${possible}`,
  },
  "booth-delivered": { status: 409, words: "The booth is delivered: close the job" },
  "quote-response-state": {
    status: 409,
    words: ({ attempted, status }) => `Cannot ${attempted}: the quote is ${status}`,
  },
  "response-already-accepted": {
    status: 409,
    words: ({ attempted }) => `Cannot ${attempted}: a quote has been accepted`,
  },
  "already-responded": {
    status: 409,
    words: "You have already sent a quote for this request. Revise it instead",
  },
  "too-many-answers": {
    status: 429,
    words: "You've sent many quotes and revisions for this request. Try again within the hour",
    retryAfterSeconds: ({ waitSeconds }) => waitSeconds,
  },
  "quote-stands": {
    status: 409,
    words: "You have sent a quote for this request. Withdraw it before you decline",
  },
  "quote-revised-meanwhile": {
    status: 409,
    words: "This quote was revised after you looked at it. Check what it says now, then decide",
    quoteResponse: ({ current, at }) => toQuoteResponseBody(current, at),
  },
  "booth-size-unreadable": {
    status: 400,
    words: "Booth size must name a width and a depth, such as 20x30",
    field: "boothSize",
  },
  "brief-changed-meanwhile": {
    status: 409,
    words: "The brief was changed after you looked at it. Check what it says now, then try again",
  },
  "round-not-found": { status: 404, words: "Round not found" },
  "round-not-open": { status: 409, words: "No round is open for this quote" },
  "round-limit": {
    status: 409,
    words: "You have had your round for this request. Our team can open another: contact support",
  },
  "round-still-open": { status: 409, words: "Another round is still open" },
  "round-times-invalid": { status: 400, words: roundTimesWords, field: "endsAt" },
  "no-accepted-response": {
    status: 409,
    words: "Cannot complete the request: no quote has been accepted yet",
  },
  "reopen-too-late": {
    status: 409,
    words: ({ days }) => `Cannot reopen the request: it was closed more than ${days} days ago`,
  },
  "nothing-to-send-again": {
    status: 409,
    words: "No failed invitation without an answer to send again",
  },
  "notes-changed": {
    status: 409,
    words: "Another admin changed these notes. Read them, then save yours again",
  },
  "builder-not-assignable": {
    status: 400,
    words: ({ builderIds }) =>
      `Cannot assign ${builderIds.length} of these builders: only approved, public builders with an email address`,
    field: "builderIds",
  },
  "validity-in-the-past": {
    status: 400,
    words: "Valid until must be in the future",
    field: "validUntil",
  },
  "quote-needs-detail": { status: 400, words: needsDetailWords, field: "responseMessage" },
  "offer-lines-invalid": {
    status: 400,
    words: ({ list }) => (list ? listProblemWords[list] : "Some lines of the quote are incomplete"),
    errors: ({ problems, list }) => [
      ...problems.map(({ index, field, rule }) => ({
        field: `lines.${index}.${field}`,
        message: lineProblemWords[rule],
      })),
      ...(list ? [{ field: "lines", message: listProblemWords[list] }] : []),
    ],
  },
  "amount-mismatch": {
    status: 400,
    words: ({ quotedAmount, total }) =>
      `The amount is ${moneyText(quotedAmount)}, but the lines add up to ${moneyText(total)}. Leave out the amount, or correct the lines`,
    field: "quotedAmount",
  },
  "currency-unknown": {
    status: 400,
    words: ({ currency }) => `Quotes can't be in ${currency} here: there is no rate for it`,
    field: "currency",
  },
  "currency-needs-lines": {
    status: 400,
    words: "One price is in US dollars. Itemize the quote to use another currency",
    field: "currency",
  },
  "price-range-invalid": {
    status: 400,
    words: ({ problem }) => priceRangeWords[problem],
    field: "high",
  },
  "own-rates-differ": {
    status: 409,
    words:
      "Your rates changed since you looked, or these gaps are filled already. Check the amounts, then send again",
  },
  "quote-without-price": {
    status: 409,
    words: "This quote doesn't have a price yet. Ask the builder for one, then accept it",
  },
  "quote-up-to-date": { status: 409, words: "This quote is for your brief as it is now" },
  "quote-has-price": { status: 409, words: "This quote already has a price" },
  "quote-itemized": { status: 409, words: "This quote is itemized already" },
  "quote-not-itemized": {
    status: 409,
    words: "This quote is one price. Ask the builder to itemize it first",
  },
  "price-already-asked": { status: 409, words: "You have already asked this builder for this" },
  "seats-taken": {
    status: 409,
    words: ({ of }) => `All ${of} spots for this request are taken. You can try again later`,
  },
  "enough-quotes": {
    status: 409,
    words: "The exhibitor has all the quotes they need. No need to start",
  },
  "nothing-to-take-back": {
    status: 409,
    words:
      "That can't be undone: it was undone before, something else followed, a quote was accepted, or an hour is over",
  },
  "response-link-invalid": { status: 404, words: "This link doesn't work anymore" },
  "idempotency-key-reused": {
    status: 422,
    words: "This Idempotency-Key was already used with another body",
  },
};

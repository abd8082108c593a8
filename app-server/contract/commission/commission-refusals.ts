import type { CommissionRefusal } from "../../../domain/commission/refusals.ts";
import type { RatesNotAgreed } from "../../../domain/quotes/refusals.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { dayText } from "../../../domain/shared/time/day-text.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { toOfferedBody } from "./commission-rates.ts";

const contestWords = {
  "no-entry": "Choose a job of this statement that has an amount to pay",
  once: "You contested this job before. Write to us about it",
  "too-many": "A statement takes up to 20 contests. Write to us about the others",
  "too-late": "The days to contest this statement are over. Write to us about it",
};

export const commissionRefusals: RefusalRows<CommissionRefusal | RatesNotAgreed> = {
  "rates-not-agreed": {
    status: 409,
    words: ({ rates: { text } }) => `Agree to our rates before you send the quote: ${text}`,
    rates: ({ rates }) => toOfferedBody(rates),
  },
  "rates-changed": {
    status: 409,
    words: ({ rates: { text } }) =>
      `Our rates changed after you opened this form. Check the new ones, then send again: ${text}`,
    rates: ({ rates }) => toOfferedBody(rates),
  },
  "rates-not-set": { status: 409, words: "Commission rates are not set yet" },
  "rate-versions-changed": {
    status: 409,
    words: "Another admin changed the rates. Check what they say now, then save again",
  },
  "rates-too-soon": {
    status: 400,
    words: ({ earliest }) =>
      `Builders get 30 days' notice, so new rates can begin on ${dayText(earliest)} at the earliest`,
    field: "from",
  },
  "rated-builder-unknown": { status: 404, words: "There is no such builder" },
  "statement-not-found": { status: 404, words: "There is no such statement" },
  "statement-closed": { status: 409, words: "The statement was written off" },
  "more-than-open": {
    status: 400,
    words: ({ open }) =>
      `Only ${moneyText(open)} is open. Record what was paid above it as a payment of another statement, or pay it back`,
    field: "amount",
  },
  "payment-to-come": { status: 400, words: "The day can't be in the future", field: "day" },
  "contest-refused": { status: 409, words: ({ why }) => contestWords[why] },
  "contest-not-found": { status: 404, words: "There is no such contest" },
  "contest-decided": { status: 409, words: "This contest was decided before" },
  "entry-not-found": { status: 404, words: "There is no such accrual, or it was reversed" },
  "no-rates-for-you": { status: 404, words: "Only approved builders have commission rates" },
};

import type { CommissionRefusal } from "../../../domain/commission/refusals.ts";
import type { RatesNotAgreed } from "../../../domain/quotes/refusals.ts";
import { dayText } from "../../../domain/shared/time/day-text.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { toOfferedBody } from "./commission-rates.ts";

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
  "no-rates-for-you": { status: 404, words: "Only approved builders have commission rates" },
};

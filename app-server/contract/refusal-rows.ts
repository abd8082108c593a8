import type { QuoteResponseBody } from "./quotes/quote-responses.ts";

export type FieldError = { field: string; message: string };

type AnyRefusal = { kind: string };

/** The API's answer to one kind of refusal. */
type RefusalRow<Refused extends AnyRefusal> = {
  status: number;
  /** The `message` of the problem, shown to people as it is. */
  words: string | ((refusal: Refused) => string);
  /** The input field that the words are about. */
  field?: string;
  /** In place of `field`, where a refusal is about several fields. */
  errors?: (refusal: Refused) => FieldError[];
  /** Repeated in the `Retry-After` header. */
  retryAfterSeconds?: (refusal: Refused) => number;
  /** The quote as stored, for a caller whose copy is out of date. */
  quoteResponse?: (refusal: Refused) => QuoteResponseBody;
};

/** A row for each refusal of a feature. A new refusal doesn't compile until it has one. */
export type RefusalRows<Refused extends AnyRefusal> = {
  [Kind in Refused["kind"]]: RefusalRow<Extract<Refused, { kind: Kind }>>;
};

import type { PromiseStanding } from "../../domain/promise/quote-promise.ts";
import type { OfferedRatesBody } from "./commission/commission-rates.ts";
import type { ChangeBody } from "./jobs/changes.ts";
import type { QuoteResponseBody } from "./quotes/quote-responses.ts";

export type FieldError = { field: string; message: string };

type AnyRefusal = { kind: string };

/** The answer to one kind of refusal. */
type RefusalRow<Refused extends AnyRefusal> = {
  status: number;
  /** The `message` of the problem, which people read. */
  words: string | ((refusal: Refused) => string);
  /** The input field that the words are about. */
  field?: string;
  /** Used instead of `field` when a refusal is about several fields. */
  errors?: (refusal: Refused) => FieldError[];
  /** Also sent as the `Retry-After` header. */
  retryAfterSeconds?: (refusal: Refused) => number;
  /** The promise's standing, for a caller whose copy is outdated. */
  standing?: (refusal: Refused) => PromiseStanding;
  /** The stored quote, for a caller whose copy is outdated. */
  quoteResponse?: (refusal: Refused) => QuoteResponseBody;
  /** The stored change, for a caller whose copy is outdated. */
  change?: (refusal: Refused) => ChangeBody;
  /** The commission rates to agree to. */
  rates?: (refusal: Refused) => OfferedRatesBody;
};

/** The rows of all refusals of a feature. A new refusal doesn't compile without a row. */
export type RefusalRows<Refused extends AnyRefusal> = {
  [Kind in Refused["kind"]]: RefusalRow<Extract<Refused, { kind: Kind }>>;
};

import type { Refusal } from "../../domain/core.ts";
import { favouriteLimits } from "../../domain/favourites/favourite.ts";
import type { PromiseStanding } from "../../domain/promise/quote-promise.ts";
import { countText } from "../../domain/shared/text/count-text.ts";
import { accountRefusals } from "./accounts/account-refusals.ts";
import { attachmentRefusals } from "./attachments/attachment-refusals.ts";
import { builderRefusals } from "./builders/builder-refusals.ts";
import { supplyRefusals } from "./builders/invite-calls.ts";
import type { OfferedRatesBody } from "./commission/commission-rates.ts";
import { commissionRefusals } from "./commission/commission-refusals.ts";
import type { ChangeBody } from "./jobs/changes.ts";
import { jobRefusals } from "./jobs/job-refusals.ts";
import { projectRefusals } from "./portfolio/project-refusals.ts";
import { promiseRefusals } from "./promise/promise-refusals.ts";
import { questionRefusals } from "./questions/question-refusals.ts";
import { quoteRefusals } from "./quotes/quote-refusals.ts";
import type { QuoteResponseBody } from "./quotes/quote-responses.ts";
import { ratingRefusals } from "./ratings/rating-calls.ts";
import type { FieldError, RefusalRows } from "./refusal-rows.ts";
import { vettingRefusals } from "./vetting/vetting-calls.ts";

/**
 * Status, words and field of every refusal: from a feature's own table, or listed here for features
 * with one or two.
 */
const rows: RefusalRows<Refusal> = {
  ...accountRefusals,
  ...attachmentRefusals,
  ...builderRefusals,
  ...projectRefusals,
  ...quoteRefusals,
  ...promiseRefusals,
  ...questionRefusals,
  ...jobRefusals,
  ...commissionRefusals,
  ...ratingRefusals,
  ...vettingRefusals,
  ...supplyRefusals,
  "blog-post-not-found": { status: 404, words: "Blog post not found" },
  "changed-meanwhile": {
    status: 409,
    words: "This was changed in another window. Check what it says now, then save again",
  },
  "content-builder-unknown": {
    status: 400,
    words: "There is no such builder",
    field: "builderId",
  },
  "content-not-found": { status: 404, words: "There is no such content" },
  "country-not-found": { status: 404, words: "There is no such country in our list" },
  "favourite-item-not-found": {
    status: 404,
    words: "There's nothing with this id to save as a favorite",
  },
  "mail-held-by-setting": {
    status: 409,
    words: "HOLD_MAIL is set on this server. Remove it and restart, then release the emails",
  },
  "mail-not-held": { status: 409, words: "No emails are on hold" },
  "too-many-favourites": {
    status: 409,
    words: `You already have ${countText(favouriteLimits.kept)} favorites. Remove some first`,
  },
  "trade-show-not-found": { status: 404, words: "Trade show not found" },
};

/** The body of every refusal: RFC 9457 problem details, with a `message` for people. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  errors?: FieldError[];
  /** Also sent as the `Retry-After` header. */
  retryAfterSeconds?: number;
  /** The promise's standing, for a caller whose copy is outdated. */
  standing?: PromiseStanding;
  /** The stored quote, for a caller whose copy is outdated. */
  quoteResponse?: QuoteResponseBody;
  /** The stored change, for a caller whose copy is outdated. */
  change?: ChangeBody;
  /** The commission rates to agree to. */
  rates?: OfferedRatesBody;
};

/** The result of one step of a call: a value, or the problem to answer. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** A problem (RFC 9457) whose title is its kind in words. */
export function problemOf(
  kind: string,
  status: number,
  message: string,
  errors?: FieldError[],
): Problem {
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");
  const problem = { type: `/problems/${kind}`, title, status, detail: message, message };
  return errors ? { ...problem, errors } : problem;
}

/** The problem for a refusal of the core. */
export function toProblem<Kind extends Refusal["kind"]>(
  refusal: Extract<Refusal, { kind: Kind }>,
): Problem {
  const row = rows[refusal.kind as Kind];
  const { status, words, field, errors, standing, quoteResponse, change, rates } = row;
  const { retryAfterSeconds } = row;
  const message = typeof words === "string" ? words : words(refusal);
  const fieldErrors = field ? [{ field, message }] : errors?.(refusal);
  const problem = problemOf(refusal.kind, status, message, fieldErrors);
  return {
    ...problem,
    ...(retryAfterSeconds && { retryAfterSeconds: Math.ceil(retryAfterSeconds(refusal)) }),
    ...(standing && { standing: standing(refusal) }),
    ...(quoteResponse && { quoteResponse: quoteResponse(refusal) }),
    ...(change && { change: change(refusal) }),
    ...(rates && { rates: rates(refusal) }),
  };
}

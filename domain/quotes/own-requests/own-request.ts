import { namesPrice } from "../../offers/names-price.ts";
import type { Cents } from "../../shared/money/money.ts";
import { readBriefs } from "../brief-at.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import type { AnswerToRequest, QuoteRequestRepository } from "../ports.ts";
import { type PricedFor, pricedFor } from "../priced-for.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { PromisedTimes } from "./promised-times.ts";
import { type RequestStanding, requestStanding } from "./request-standing.ts";
import { type RequestTimeLine, requestTimeLine } from "./request-time-line.ts";

export type OwnRequest = {
  request: QuoteRequest;
  timeLine: RequestTimeLine;
  /** Null for requests of earlier versions. */
  promise: PromisedTimes | null;
  standing: RequestStanding;
  /** Quotes with a price that await a decision. */
  openQuotes: number;
  /**
   * Amount of the accepted quote, else the lowest for the current brief, in US cents; null without
   * one.
   */
  bestAmount: Cents | null;
  /** The brief that the accepted quote is priced for, if it is an earlier one; otherwise null. */
  acceptedFor: PricedFor | null;
};

type Needs = Pick<
  QuoteRequestRepository,
  "listAnswers" | "listPromisedTimes" | "listBriefVersions"
>;

/** The requests in their order, each with its progress as its exhibitor sees it at `now`. */
export async function withProgress(
  quotes: Needs,
  requests: readonly QuoteRequest[],
  now: Date,
): Promise<OwnRequest[]> {
  const ids = requests.map(({ id }) => id);
  const [answers, promises] =
    ids.length > 0
      ? await Promise.all([quotes.listAnswers(ids), quotes.listPromisedTimes(ids)])
      : [[], []];
  return await Promise.all(
    requests.map(async (request) => {
      const theirs = answers.filter(({ quoteRequestId }) => quoteRequestId === request.id);
      const promise = promises.find((each) => each.quoteRequestId === request.id) ?? null;
      return {
        request,
        timeLine: requestTimeLine(request, theirs, now, promise),
        promise,
        standing: requestStanding(request, theirs),
        openQuotes: theirs.filter(awaitsDecision).length,
        bestAmount: bestAmount(request, theirs),
        acceptedFor: await acceptedFor(quotes, request, theirs),
      };
    }),
  );
}

function awaitsDecision({ status, quotedAmount }: AnswerToRequest): boolean {
  return status === "pending" && namesPrice(quotedAmount);
}

async function acceptedFor(
  quotes: Needs,
  request: QuoteRequest,
  answers: readonly AnswerToRequest[],
): Promise<PricedFor | null> {
  const accepted = answers.find(({ status }) => status === "accepted");
  if (!accepted || !isForEarlierBrief(accepted, request)) return null;
  return pricedFor(request, await readBriefs(quotes, request), accepted);
}

function bestAmount(
  { briefVersion }: QuoteRequest,
  answers: readonly AnswerToRequest[],
): Cents | null {
  const accepted = answers.filter(({ status }) => status === "accepted");
  const standing = answers.filter(
    ({ status, confirmedBrief }) => status === "pending" && confirmedBrief === briefVersion,
  );
  const amounts = [accepted, standing].map((all) =>
    all.flatMap(({ quotedAmount }) => (namesPrice(quotedAmount) ? quotedAmount : [])),
  );
  const [wanted = []] = amounts.filter(({ length }) => length > 0);
  return wanted.length > 0 ? Math.min(...wanted) : null;
}

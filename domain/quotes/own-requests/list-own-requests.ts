import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { namesPrice } from "../../offers/names-price.ts";
import type { Cents } from "../../shared/money/money.ts";
import type { Page, PageRequest } from "../../shared/page.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { readBriefs } from "../brief-at.ts";
import { isForEarlierBrief } from "../brief-version.ts";
import type { AnswerToRequest, QuoteRequestRepository } from "../ports.ts";
import { type PricedFor, pricedFor } from "../priced-for.ts";
import type { QuoteRequest } from "../quote-request.ts";
import type { PromisedTimes } from "./promised-times.ts";
import type { OwnRequestOrder } from "./request-need.ts";
import { type RequestStanding, requestStanding } from "./request-standing.ts";
import { type RequestTimeLine, requestTimeLine } from "./request-time-line.ts";

type ListOwnRequests = { by: Principal; page: PageRequest; order?: OwnRequestOrder };
type OwnRequest = {
  request: QuoteRequest;
  timeLine: RequestTimeLine;
  /** Null for requests of earlier versions. */
  promise: PromisedTimes | null;
  standing: RequestStanding;
  /**
   * Amount of the accepted quote, else the lowest for the current brief, in US cents; null without
   * one.
   */
  bestAmount: Cents | null;
  /** The brief that the accepted quote is priced for, if it is an earlier one; otherwise null. */
  acceptedFor: PricedFor | null;
};

/** An exhibitor lists their requests with their progress, newest first or by need. */
export function listOwnRequests({
  quotes,
  clock,
}: {
  quotes: QuoteRequestRepository;
  clock: Clock;
}) {
  async function acceptedFor(request: QuoteRequest, answers: readonly AnswerToRequest[]) {
    const accepted = answers.find(({ status }) => status === "accepted");
    if (!accepted || !isForEarlierBrief(accepted, request)) return null;
    return pricedFor(request, await readBriefs(quotes, request), accepted);
  }

  return async ({
    by,
    page,
    order,
  }: ListOwnRequests): Promise<Result<Page<OwnRequest>, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { items, next } = await quotes.listOfUser(by.user.id, page, order);
    const ids = items.map(({ id }) => id);
    const [answers, promises] =
      ids.length > 0
        ? await Promise.all([quotes.listAnswers(ids), quotes.listPromisedTimes(ids)])
        : [[], []];
    const now = clock.now();
    const own = items.map(async (request) => {
      const theirs = answers.filter(({ quoteRequestId }) => quoteRequestId === request.id);
      const promise = promises.find((each) => each.quoteRequestId === request.id) ?? null;
      const timeLine = requestTimeLine(request, theirs, now, promise);
      const standing = requestStanding(request, theirs);
      return {
        request,
        timeLine,
        promise,
        standing,
        bestAmount: bestAmount(request, theirs),
        acceptedFor: await acceptedFor(request, theirs),
      };
    });
    return ok({ items: await Promise.all(own), next });
  };
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

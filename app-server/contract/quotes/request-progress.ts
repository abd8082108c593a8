import * as z from "zod";
import type { OwnRequest } from "../../../domain/quotes/own-requests/own-request.ts";
import { requestStandings } from "../../../domain/quotes/own-requests/request-standing.ts";
import { pricedForBody } from "./quote-responses.ts";
import { timeLineBody, toTimeLineBody } from "./time-line.ts";

/**
 * Progress of a request, which its exhibitor and admins read. `standing` refines its status by its quotes;
 * `openQuotes` counts those with a price that await a decision; `bestAmount` is whole US cents: the accepted quote's, or the lowest open one's for the current
 * brief. `acceptedFor` is the earlier brief that the accepted quote is priced for; null if it is
 * priced for the current one.
 */
export const progressFields = {
  timeLine: timeLineBody,
  standing: z.enum(requestStandings),
  openQuotes: z.int(),
  bestAmount: z.int().nullable(),
  acceptedFor: pricedForBody.nullable(),
};

export function toProgressFields({ timeLine, ...own }: OwnRequest) {
  const { standing, openQuotes, bestAmount, acceptedFor } = own;
  return { timeLine: toTimeLineBody(timeLine), standing, openQuotes, bestAmount, acceptedFor };
}

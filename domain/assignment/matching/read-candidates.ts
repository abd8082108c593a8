import type { QuoteRequest } from "../../quotes/quote-request.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { withoutYear } from "../../shared/without-year.ts";
import type { MatchingRepository, WantedShow } from "../ports.ts";
import { candidateQuery } from "./candidate-query.ts";
import type { BuilderToMatch, ShowToMatch } from "./match-facts.ts";

type Read = { show: ShowToMatch | null; candidates: BuilderToMatch[] };

/** The builders that may fit a request, with its show on the calendar. Two reads. */
export async function readCandidates(
  matching: MatchingRepository,
  request: QuoteRequest,
  now: Date,
): Promise<Read> {
  const show = await matching.findShow(wantedShow(request, now));
  const candidates = await matching.listCandidates(candidateQuery(request, show, now));
  return { show, candidates };
}

/** The search for a show on the calendar: as the request names it, with and without a year, else one in the venue. */
export function wantedShow(
  { tradeShowName, venue }: Pick<QuoteRequest, "tradeShowName" | "venue">,
  now: Date,
): WantedShow {
  return {
    titles: [...new Set([tradeShowName, withoutYear(tradeShowName)])].filter(Boolean),
    venue,
    today: utcDay(now),
  };
}

import { utcDay } from "../../shared/time/utc-day.ts";
import type { TradeShowRepository } from "../../trade-shows/ports.ts";
import { noShowFilter } from "../../trade-shows/show-filter.ts";
import { venueText } from "../../trade-shows/venue-text.ts";
import { limits } from "../limits.ts";
import { factsForBuilders } from "../mask-contacts.ts";
import { type CalendarFact, calendarFacts, type QuoteRequest } from "../quote-request.ts";

export type CalendarOfShows = Pick<TradeShowRepository, "search">;

/** Maximum number of calendar shows read for one name; no show has as many editions. */
const maxShows = 50;

/**
 * The facts that match the calendar word for word. The calendar is read only when masking would
 * change one of them: a show's name may contain as many digits as a phone number.
 */
export async function findCalendarFacts(
  tradeShows: CalendarOfShows,
  request: QuoteRequest,
): Promise<CalendarFact[]> {
  const shown = factsForBuilders(request);
  if (calendarFacts.every((fact) => shown[fact] === request[fact])) return [];
  const { tradeShowName, venue } = request;
  const found = await tradeShows.search({
    filter: { ...noShowFilter, search: tradeShowName },
    today: utcDay(request.createdAt),
    aheadOnly: false,
    order: "ahead-first",
    offset: 0,
    limit: maxShows,
  });
  const named = found.filter(({ title }) => title === tradeShowName);
  const venues = named.flatMap((show) => [show.venue, venueText(show).slice(0, limits.venue)]);
  return [
    ...(named.length > 0 ? (["tradeShowName"] as const) : []),
    ...(venues.includes(venue) ? (["venue"] as const) : []),
  ];
}

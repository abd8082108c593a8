import * as z from "zod";
import type { ShowCount, ShowSearch } from "../../../domain/trade-shows/show-search.ts";
import type { TradeShowCard } from "../../../domain/trade-shows/trade-show.ts";
import type { ShowMonth } from "../../../domain/trade-shows/view-show-month.ts";
import { tradeShowBody } from "./trade-shows.ts";

/** A show as a card of a list; `excerpt` is the beginning of its description as plain text. */
const showCardBody = tradeShowBody
  .pick({
    id: true,
    title: true,
    industry: true,
    city: true,
    state: true,
    venue: true,
    startDate: true,
    endDate: true,
    status: true,
    featured: true,
    featuredImage: true,
    expectedAttendees: true,
  })
  .extend({ excerpt: z.string().nullable() });
export type ShowCardBody = z.infer<typeof showCardBody>;

const options = { cities: z.array(z.string()), years: z.array(z.string()) };
const count = {
  total: z.int(),
  /** False when more than `total` match. */
  totalIsExact: z.boolean(),
};

/** A page of the calendar, with everything that the surrounding screen shows. */
export const showSearchBody = z.object({
  shows: z.array(showCardBody),
  ...count,
  page: z.int(),
  pageCount: z.int(),
  ...options,
});
export type ShowSearchBody = z.infer<typeof showSearchBody>;

/** A month of the calendar: every matching show on at least one of its days. */
export const showMonthBody = z.object({
  month: z.string(),
  today: z.string(),
  shows: z.array(showCardBody),
  ...options,
});
export type ShowMonthBody = z.infer<typeof showMonthBody>;

/** Upcoming shows, twelve per page. */
export const upcomingShowsBody = z.object({ shows: z.array(showCardBody), ...count });
export type UpcomingShowsBody = z.infer<typeof upcomingShowsBody>;

export function toShowSearchBody(found: ShowSearch): ShowSearchBody {
  const { cards, total, isExact, page, pageCount, cities, years } = found;
  return { shows: cards, total, totalIsExact: isExact, page, pageCount, cities, years };
}

export function toShowMonthBody({ cards, ...month }: ShowMonth): ShowMonthBody {
  return { ...month, shows: cards };
}

export function toUpcomingShowsBody(
  found: ShowCount & { cards: TradeShowCard[] },
): UpcomingShowsBody {
  return { shows: found.cards, total: found.total, totalIsExact: found.isExact };
}

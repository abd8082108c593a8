import { venueText } from "../../domain/trade-shows/venue-text.ts";

/** Canonical path of a show's page. */
export function showHref(id: string): string {
  return `/trade-shows/${encodeURIComponent(id)}`;
}

type Show = {
  title: string;
  startDate?: string | null;
  venue?: string | null;
  city?: string | null;
};

/** A show as the quote form takes it: name, first day (YYYY-MM-DD) and venue. */
export function eventOf({ title, startDate, venue, city }: Show) {
  const place = venueText({ venue, city });
  return { show: title, date: startDate?.slice(0, 10) || null, venue: place || null };
}

/** URL of the quote form on the home page, with the show's name, first day and venue filled in. */
export function quoteHref(wanted: Show): string {
  const { show, date, venue } = eventOf(wanted);
  const search = new URLSearchParams({ show });
  if (date) search.set("date", date);
  if (venue) search.set("venue", venue);
  return `/?${search}#quote-form`;
}

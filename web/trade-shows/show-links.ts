/** The one address of a show's page. */
export function showHref(id: string): string {
  return `/trade-shows/${encodeURIComponent(id)}`;
}

type Show = {
  title: string;
  startDate?: string | null;
  venue?: string | null;
  city?: string | null;
};

/** The quote form on the home page, with the show's name, first day and venue filled in. */
export function quoteHref({ title, startDate, venue, city }: Show): string {
  const place = [venue, city].filter(Boolean).join(", ");
  const search = new URLSearchParams({ show: title });
  if (startDate) search.set("date", startDate.slice(0, 10));
  if (place) search.set("venue", place);
  return `/?${search}#quote-form`;
}

import { readBuilderToken } from "../../../domain/quotes/builder-token.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { hasDayForm } from "../../../domain/shared/time/day-form.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

/**
 * Prefill from a URL: a trade show with its first day and venue, builders, and a project as a
 * model.
 */
export type QuoteFormPrefill = {
  show: string | null;
  /** YYYY-MM-DD; date and venue belong to the show. */
  date?: string | null;
  venue?: string | null;
  /** Entries of id, space and name. */
  builders: string[];
  project?: string | null;
};

export const noPrefill: QuoteFormPrefill = { show: null, builders: [] };

/**
 * Reads `?show=`, `?date=`, `?venue=`, `?builder=` and `?project=`: one line each, cut to the
 * form's limits; `builder` up to five times.
 */
export function readPrefill(search: URLSearchParams): QuoteFormPrefill {
  const line = (text: string) => text.replace(/\p{C}+/gu, " ").trim();
  const name = (parameter: string, max: number) =>
    line(search.get(parameter) ?? "").slice(0, max) || null;
  const builders = search.getAll("builder").map(line).filter(readBuilderToken);
  const project = name("project", 100);
  const show = name("show", limits.tradeShowName);
  const date = search.get("date");
  const venue = name("venue", limits.venue);
  return {
    show,
    builders: [...new Set(builders)].slice(0, limits.preferredBuilders),
    ...(project && { project }),
    ...(show && date && hasDayForm(date) && { date }),
    ...(show && venue && { venue }),
  };
}

/**
 * Applies a URL's prefill to the form, each value only once: values already in `former` may have
 * been edited since. A day and a venue that came from another show are removed with it.
 */
export function prefill(
  values: QuoteFormValues,
  { show, date, venue, builders, project }: QuoteFormPrefill,
  former: QuoteFormPrefill = noPrefill,
  filledShow: FilledShow | null = null,
): QuoteFormValues {
  let filled = { ...values };
  if (show && show !== former.show) {
    const now = showOfAddress({ show, date, venue, builders }, filledShow);
    filled = fillFromShow(values, now ?? { date: null, venue: null }, filledShow);
    filled.tradeShowName = show;
    if (date) filled.eventDate = date;
    if (venue) filled.venue = venue;
  }
  const wanted = builders.filter((builder) => !former.builders.includes(builder));
  const preferred = new Set([...wanted, ...values.preferredBuilders]);
  filled.preferredBuilders = [...preferred].slice(0, limits.preferredBuilders);
  if (project && project !== former.project) {
    const note = `Like the project: ${project}`;
    filled.additionalRequirements = [note, filled.additionalRequirements]
      .filter(Boolean)
      .join("\n");
  }
  return filled;
}

/** The show from which day and venue were last filled in. */
export type FilledShow = {
  /** Null for a show that a URL named. */
  id: string | null;
  show: string;
  date: string | null;
  venue: string | null;
};

/**
 * The show from a URL that has its day or venue; missing ones keep their values. Null for any other
 * URL.
 */
export function showOfAddress(
  { show, date, venue }: QuoteFormPrefill,
  former: FilledShow | null = null,
): FilledShow | null {
  const same = former?.show === show ? former : null;
  if (show === null || !(date || venue)) return same;
  return { id: null, show, date: date ?? same?.date ?? null, venue: venue ?? same?.venue ?? null };
}

/**
 * Fills in a chosen show's first day and venue, where the field is empty or holds the previous
 * show's value.
 */
export function fillFromShow(
  values: QuoteFormValues,
  { date, venue }: Pick<FilledShow, "date" | "venue">,
  former: Pick<FilledShow, "date" | "venue"> | null,
): QuoteFormValues {
  const isFree = (standing: string, filled: string | null | undefined) =>
    standing.trim() === "" || standing === filled;
  return {
    ...values,
    ...(isFree(values.eventDate, former?.date) && { eventDate: date ?? "" }),
    ...(isFree(values.venue, former?.venue) && { venue: venue ?? "" }),
  };
}

/** Note on which of date and venue come from the calendar unchanged; null when neither does. */
export function calendarNote(
  {
    tradeShowName,
    eventDate,
    venue,
  }: Pick<QuoteFormValues, "tradeShowName" | "eventDate" | "venue">,
  filled: FilledShow | null,
): string | null {
  if (!filled?.id || filled.show !== tradeShowName) return null;
  const [isDate, isVenue] = [
    filled.date !== null && filled.date === eventDate,
    filled.venue !== null && filled.venue === venue,
  ];
  if (isDate && isVenue)
    return "Date and venue are from the calendar. Change them if yours differ.";
  if (!isDate && !isVenue) return null;
  return `The ${isDate ? "date" : "venue"} is from the calendar. Change it if yours differs.`;
}

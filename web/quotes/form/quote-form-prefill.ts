import { limits } from "../../../domain/quotes/limits.ts";
import type { QuoteFormValues } from "./quote-form-fields.ts";

/** Prefill from a URL: a trade show with its first day and venue, a builder, and a project as a model. */
export type QuoteFormPrefill = {
  show: string | null;
  /** YYYY-MM-DD; it and the venue come with the show. */
  date?: string | null;
  venue?: string | null;
  builder: string | null;
  project?: string | null;
};

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads `?show=`, `?date=`, `?venue=`, `?builder=` and `?project=`: one line each, cut to the form's limits. */
export function readPrefill(search: URLSearchParams): QuoteFormPrefill {
  const name = (parameter: string, max: number) =>
    search
      .get(parameter)
      ?.replace(/\p{C}+/gu, " ")
      .trim()
      .slice(0, max) || null;
  const [builder, project] = [name("builder", 100), name("project", 100)];
  const show = name("show", limits.tradeShowName);
  const date = search.get("date");
  const venue = name("venue", limits.venue);
  return {
    ...{ show, builder },
    ...(project && { project }),
    ...(show && date && dayPattern.test(date) && { date }),
    ...(show && venue && { venue }),
  };
}

/** Puts the address's wishes into the form, each once: what `former` brought may have been edited since. */
export function prefill(
  values: QuoteFormValues,
  { show, date, venue, builder, project }: QuoteFormPrefill,
  former: QuoteFormPrefill = { show: null, builder: null },
): QuoteFormValues {
  const filled = { ...values };
  if (show && show !== former.show) {
    filled.tradeShowName = show;
    if (date) filled.eventDate = date;
    if (venue) filled.venue = venue;
  }
  if (builder && builder !== former.builder) {
    const note = `Preferred builder: ${builder}`;
    filled.additionalRequirements = [note, values.additionalRequirements]
      .filter(Boolean)
      .join("\n");
  }
  if (project && project !== former.project) {
    const note = `Like the project: ${project}`;
    filled.additionalRequirements = [note, filled.additionalRequirements]
      .filter(Boolean)
      .join("\n");
  }
  return filled;
}

type ShowFacts = Pick<QuoteFormPrefill, "date" | "venue">;

/** Fills in a chosen show's first day and venue where empty, or where the value came from one of the `former` shows. */
export function fillFromShow(
  values: QuoteFormValues,
  { date, venue }: ShowFacts,
  former: ShowFacts[],
): QuoteFormValues {
  const isFree = (standing: string, brought: (string | null | undefined)[]) =>
    standing.trim() === "" || brought.includes(standing);
  const filled = { ...values };
  if (
    isFree(
      values.eventDate,
      former.map((show) => show.date),
    )
  )
    filled.eventDate = date ?? "";
  if (
    isFree(
      values.venue,
      former.map((show) => show.venue),
    )
  ) {
    filled.venue = venue?.slice(0, limits.venue) ?? "";
  }
  return filled;
}

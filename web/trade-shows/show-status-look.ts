import { detailStatusOf, type ShowStatus } from "../../domain/trade-shows/show-status.ts";

type Look = { label: string; tone: "neutral" | "info" | "positive" | "caution" | "critical" };

const looks: Record<ShowStatus, Look> = {
  "registration-open": { label: "Registration Open", tone: "positive" },
  upcoming: { label: "Upcoming", tone: "caution" },
  "in-progress": { label: "In Progress", tone: "info" },
  done: { label: "Done", tone: "critical" },
  "sold-out": { label: "Sold Out", tone: "critical" },
};

/** Badge of a show's status; null for an unknown one, which is shown as text. */
export function showStatusLook(status: string): Look | null {
  return Object.hasOwn(looks, status) ? looks[status as ShowStatus] : null;
}

/** Badge of a show's status on its own page, in the calendar's terms. */
export function detailStatusLook(show: Parameters<typeof detailStatusOf>[0], today: string): Look {
  return looks[detailStatusOf(show, today)];
}

/** Options of the status filter. */
export const statusOptions = Object.entries(looks).map(([value, { label }]) => ({ value, label }));

import { toPlainText } from "../shared/text/plain-text.ts";
import type { TradeShow, TradeShowCard } from "./trade-show.ts";

/** Picks the fields of a show's card. */
export function toShowCard(show: TradeShow): TradeShowCard {
  const { id, title, industry, city, state, venue, startDate, endDate, status } = show;
  const { featured, featuredImage, expectedAttendees, description } = show;
  return {
    id,
    title,
    industry,
    city,
    state,
    venue,
    startDate,
    endDate,
    status,
    featured,
    featuredImage,
    expectedAttendees,
    excerpt: toExcerpt(description),
  };
}

/** The beginning of a description as plain text; null when empty. */
export function toExcerpt(description: string | null): string | null {
  return toPlainText(description?.slice(0, 1000) ?? "", 180) || null;
}

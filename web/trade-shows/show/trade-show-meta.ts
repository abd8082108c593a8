import type { MetaDescriptor } from "react-router";
import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { toPlainText } from "../../../domain/shared/text/plain-text.ts";
import { formatDateRange } from "../../../domain/trade-shows/format-date-range.ts";
import { placeOf } from "../../../domain/trade-shows/place-of.ts";
import { originOf } from "../../page/origin-of.ts";
import { pageMeta } from "../../page/page-meta.ts";
import type { LostWords } from "../../page/record-lost.tsx";
import { showHref } from "../show-links.ts";
import { structuredShow } from "./structured-show.ts";

/** Texts in place of a missing show. */
export const lostShow: LostWords = {
  missing: {
    title: "Trade Show Not Found",
    text: "The trade show you're looking for doesn't exist or has been removed.",
  },
  broken: {
    title: "Unable to Load Trade Show",
    text: "We couldn't load this trade show just now. It may well be there: please try again in a moment.",
  },
  back: { to: "/trade-show-calendar", label: "Back to Trade Show Calendar" },
};

/** Meta tags of a show's page. Its two URLs share one canonical URL. */
export function tradeShowMeta(
  matches: readonly unknown[],
  show: TradeShowBody | null,
  why: "missing" | "broken" | null = null,
): MetaDescriptor[] {
  if (!show) {
    return pageMeta(matches, {
      title: lostShow[why ?? "missing"].title,
      description: "A trade show on our calendar.",
      canonicalPath: "/trade-show-calendar",
      isPrivate: true,
    });
  }
  const { title, industry, tags, venue } = show;
  const when = formatDateRange(show.startDate, show.endDate);
  const facts = [when, venue, placeOf(show)].filter(Boolean).join(", ");
  const about = toPlainText(show.description ?? "", 160);
  const tagsOfPage = pageMeta(matches, {
    title: show.year && !title.includes(show.year) ? `${title} ${show.year}` : title,
    description: [facts, about].filter(Boolean).join(". ") || `${title}, a trade show.`,
    keywords: [title, industry, show.city, ...tags, "trade show booth"].filter(Boolean).join(", "),
    canonicalPath: showHref(show.id),
  });
  const url = `${originOf(matches)}${showHref(show.id)}`;
  return [...tagsOfPage, ...structuredShow(show, url).map((each) => ({ "script:ld+json": each }))];
}

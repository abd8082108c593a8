import { filterDimensions } from "../../domain/portfolio/search/project-filter.ts";

/** Pages that change only with content; others (sign-in, emailed links) depend on the moment. */
const contentPages =
  /^\/(?:_(?=\.data$)|(?:portfolio|builders|builder-profile|blog|trade-shows|trade-show-calendar)\/[^/]+|portfolio|our-builders|builder-network|for-builders|blog|trade-show-calendar|quote|how-it-works|about-us|numbers|contact|privacy-policy|terms-of-service|cookie-policy)?(?:\.data)?$/;

const prefill = ["show", "date", "venue", "builder", "project"];

/** Query parameters that content pages read. A page with any other parameter isn't cached. */
const readBy: Record<string, readonly string[]> = {
  "/": [...prefill, "upcoming"],
  "/quote": prefill,
  "/portfolio": [...filterDimensions, "card", "sort", "page", "more"],
  "/our-builders": [
    "search",
    "region",
    "specialty",
    "teamSize",
    "page",
    "place",
    "show",
    "boothType",
    "boothSize",
    "budget",
  ],
  "/trade-show-calendar": ["view", "search", "industry", "status", "city", "year", "month", "page"],
  "/blog": ["page"],
  "/contact": ["about", "sent"],
};

/**
 * Query parameters for tracking visits, as campaigns, newsletters and advertising networks document
 * them. No page reads them, so a URL with them shows the page without.
 */
const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|_gl|srsltid|fbclid|igshid|msclkid|ttclid|twclid|li_fat_id|yclid|mc_[ce]id|mkt_tok|_hs\w+|hsa_\w+)$/;

/** Maximum length of a cached URL: a longer one is no filter that a person chose. */
const longestCached = 2048;

/** The URL without tracking parameters, otherwise as it was sent. */
export function pageAddress(url: string): string {
  const [path = "", query] = url.split(/\?(.*)/s);
  if (query === undefined) return url;
  const sent = query.split("&");
  const read = sent.filter((each) => !tracking.test(each.split("=", 1)[0] ?? ""));
  if (read.length === sent.length) return url;
  return read.length > 0 ? `${path}?${read.join("&")}` : path;
}

/** Whether a page is the same for all visitors until content changes. */
export function isContentPage(url: string): boolean {
  return contentPages.test(new URL(url).pathname);
}

/**
 * Whether a content page's URL can be cached: only parameters that the page reads may vary, which
 * bounds the number of entries.
 */
export function isCacheable(url: string): boolean {
  if (url.length > longestCached) return false;
  const { pathname, searchParams } = new URL(url);
  const page = pathname.replace(/\.data$/, "").replace(/^\/_$/, "/");
  const known = readBy[page] ?? [];
  return [...searchParams.keys()].every((name) => known.includes(name));
}

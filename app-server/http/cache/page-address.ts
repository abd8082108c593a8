/** Pages that change only with content; others (sign-in, email links) depend on the moment. */
const contentPages =
  /^\/(?:_root|(?:portfolio|builders|builder-profile|blog|trade-shows|trade-show-calendar)\/[^/]+|portfolio|our-builders|builder-network|for-builders|blog|trade-show-calendar|quote|how-it-works|about-us|contact|privacy-policy|terms-of-service|cookie-policy)?(?:\.data)?$/;

const prefill = ["show", "date", "venue", "builder", "project"];

/** Query parameters that content pages read. A page with another parameter isn't cached. */
const readBy: Record<string, readonly string[]> = {
  "/": [...prefill, "upcoming"],
  "/quote": prefill,
  "/portfolio": [
    ...["industries", "exhibitTypes", "exhibitSizes", "locations", "builderIds", "features"],
    ...["card", "sort", "page"],
  ],
  "/our-builders": [
    ...["search", "region", "specialty", "teamSize", "page"],
    ...["place", "show", "boothType", "boothSize", "budget"],
  ],
  "/trade-show-calendar": [
    ...["view", "search", "industry", "status", "city", "year", "month", "page"],
  ],
  "/blog": ["page"],
  "/contact": ["about"],
};

/** Beyond this an address is no filter that a person chose. */
const longestCached = 2048;

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
  const page = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const known = readBy[page] ?? [];
  return [...searchParams.keys()].every((name) => known.includes(name));
}

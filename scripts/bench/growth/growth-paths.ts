import type { UserType } from "../../../domain/accounts/user.ts";

/** A page or a call that is requested from both sites. */
export type GrowthPath = {
  /** A kind in braces stands for the id of its first item. */
  path: string;
  /** Type of the sample account that requests it. */
  by?: UserType;
  /** Whether a project is edited before each request. */
  afterEdit?: true;
  /** Requested only once, because the answer is cached for a minute. */
  once?: true;
};

/** URLs of lists whose first item gives the id of each kind. */
export const firstOf: Record<string, string> = {
  portfolio: "/api/portfolio/search",
  builders: "/api/exhibit-builders?limit=1",
  "trade-shows": "/api/trade-shows?limit=1",
  // a fixed search, so that it doesn't depend on the latest requests
  requests: "/api/admin/quotes?page=1&search=las+vegas+convention",
};

const visitors = [
  "/",
  "/portfolio",
  "/portfolio?page=3&sort=size-up",
  "/portfolio?industries=Healthcare",
  "/portfolio/{portfolio}",
  "/our-builders",
  "/our-builders?search=booth",
  "/our-builders?search=town",
  "/builders/{builders}",
  "/builder-network",
  "/trade-show-calendar",
  "/trade-shows/{trade-shows}",
  "/blog",
  "/quote",
  "/promise",
  "/api/portfolio/search?page=2",
  "/api/portfolio/search?exhibitTypes=Island+Booth",
  "/api/portfolio/showcase",
  "/api/exhibit-builders?limit=12",
  "/api/builders/search?search=exhibits",
  "/api/trade-shows?limit=12",
  "/api/trade-shows/search?search=expo",
  "/api/figures",
  "/api/trade-shows?limit=12&year=2027",
  "/api/trade-shows/search?industry=Nothing",
  "/api/builders/search?place=Las+Vegas",
  "/api/builders/search?show=CES",
  "/api/builders/search?specialty=Nothing",
  "/api/builders/network",
  "/api/promise/ledger.json",
  "/sitemap.xml",
].map((path): GrowthPath => ({ path }));

// pages read their lists each time even without an edit
const edited: GrowthPath[] = [{ path: "/sitemap.xml", afterEdit: true }];

const members = (
  [
    ["exhibitor", "/dashboard"],
    ["builder", "/dashboard"],
    ["builder", "/api/dashboard/available-quote-requests?limit=20"],
    ["admin", "/admin-dashboard"],
    ["admin", "/admin-dashboard?view=requests&search=company"],
    ["admin", "/api/admin/quotes?page=1"],
    ["admin", "/api/admin/quotes?page=1&search=company"],
    ["admin", "/api/admin/quotes?page=1&search=company+2s9"],
    ["admin", "/api/admin/people?page=1&search=town"],
    ["admin", "/api/admin/builders?search=exhibits"],
    ["admin", "/api/admin/promise/queue?limit=20"],
    ["admin", "/api/admin/quotes/{requests}/suggested-builders"],
    ["admin", "/api/admin/quote-measures"],
  ] as const
).map(([by, path]): GrowthPath => ({ path, by }));

// not 90 days, which a page also requests
const counted = [30, 365].map(
  (days): GrowthPath => ({ path: `/api/promise/summary?days=${days}`, once: true }),
);

export const growthPaths: readonly GrowthPath[] = [...visitors, ...edited, ...members, ...counted];

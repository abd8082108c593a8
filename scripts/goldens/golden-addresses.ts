import { calls } from "../../app-server/contract/calls.ts";
import { pagePermissions } from "../../app-server/test/page-permission-matrix.ts";
import { adminPlaces } from "../../web/admin/admin-view.ts";
import { listedPages, publicPages } from "../../web/e2e/sample-pages.ts";

/** Ids of the sample requests, and the token of an invitation's link. */
export type Subjects = { requests: string[]; token: string };

const leftOut = ["/api/logout", "/logout"];

/**
 * URLs of all pages: each route, the samples' content, each admin view, and both sides of each kind
 * of request.
 */
export async function pageAddresses(
  origin: string,
  { requests, token }: Subjects,
): Promise<string[]> {
  const plain = pagePermissions.map(({ route }) => route.replace("{anything else}", "nowhere"));
  const withoutIds = plain.filter((route) => !route.includes("{") && !leftOut.includes(route));
  return [
    ...new Set([
      ...withoutIds,
      ...publicPages,
      ...(await listedPages(origin)),
      ...adminPlaces.flatMap(({ views }) => views.map(({ to }) => to)),
      ...requests.flatMap((id) => [
        `/quote-success/${id}`,
        `/requests/${id}`,
        `/requests/${id}/compare`,
      ]),
      "/portfolio?industries=Technology&sort=size-up",
      "/trade-shows/none",
      `/respond/${token}`,
      "/respond/nothing",
      "/dashboard?settings",
      "/login?returnTo=%2Fdashboard",
    ]),
  ];
}

/** URLs of all calls that read, and of files that are no calls. */
export function answerAddresses({ requests, token }: Subjects): string[] {
  const reads = calls.filter(({ method }) => method === "get").map(({ path }) => path);
  const ofRequest = reads.filter((path) => /^[^{]*\/quote-requests\/\{id\}[^{]*$/.test(path));
  const ofLink = reads.filter((path) => /^\/api\/respond\/\{token\}[^{]*$/.test(path));
  return [
    ...reads.filter((path) => !path.includes("{")),
    ...requests.flatMap((id) => ofRequest.map((path) => path.replace("{id}", id))),
    ...ofLink.map((path) => path.replace("{token}", token)),
    "/openapi.json",
    "/trade-show-calendar.ics",
    "/blog/rss.xml",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
  ];
}

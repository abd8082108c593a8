import type { PermissionRow } from "./permission-matrix.ts";

/** The subject whose id is in a page's path; by default a request of Ada's that Bea is assigned to. */
export type PageSubject =
  | "request"
  | "pending project"
  | "hidden builder"
  | "invitation"
  | "accepted quote";
type PageRow = Pick<PermissionRow, "route" | "statuses"> & { subject: PageSubject };

/**
 * Expected status of every page for every kind of caller, as `permissionMatrix` for the API: around
 * that request. The project is Bea's and the builder is the unapproved one's, both wait for review; the
 * invitation is a link of today. Test input and reference.
 */
export const pagePermissions: PageRow[] =
  // biome-ignore format: a table is read by its columns
  [
    //                           vis rec own str una not ass adm end
    ["/",                       "200 200 200 200 200 200 200 200 200"],
    ["/portfolio",              "200 200 200 200 200 200 200 200 200"],
    ["/portfolio/{id}",         "404 404 404 404 404 404 404 404 404"],
    ["/portfolio/{id}",         "404 404 404 404 404 404 200 200 404", "pending project"],
    ["/accent.css",             "200 200 200 200 200 200 200 200 200"],
    ["/site-logo",              "200 200 200 200 200 200 200 200 200"],
    ["/site.webmanifest",       "200 200 200 200 200 200 200 200 200"],
    ["/img/booth/{id}",         "404 404 404 404 404 404 404 404 404"],
    ["/img/brief/{id}",         "404 404 404 404 404 404 404 404 404"],
    ["/img/social/{id}/{id}",   "404 404 404 404 404 404 404 404 404"],
    ["/img/floor-plan/{id}",    "404 404 404 404 404 404 404 404 404"],
    ["/img/hall/{id}",          "404 404 404 404 404 404 404 404 404"],
    ["/img/topic/{id}",         "404 404 404 404 404 404 404 404 404"],
    ["/our-builders",           "200 200 200 200 200 200 200 200 200"],
    ["/builders/{id}",          "404 404 404 404 404 404 404 404 404"],
    ["/builders/{id}",          "404 404 404 404 200 404 404 200 404", "hidden builder"],
    ["/trade-show-calendar",    "200 200 200 200 200 200 200 200 200"],
    ["/trade-show-calendar/{id}", "404 404 404 404 404 404 404 404 404"],
    ["/trade-shows/{id}",       "404 404 404 404 404 404 404 404 404"],
    ["/builder-profile/{id}",   "404 404 404 404 404 404 404 404 404"],
    ["/builder-profile/{id}",   "404 404 404 404 200 404 404 200 404", "hidden builder"],
    ["/builder-network",        "200 200 200 200 200 200 200 200 200"],
    ["/for-builders",           "200 200 200 200 200 200 200 200 200"],
    ["/quote",                  "200 200 200 200 200 200 200 200 200"],
    ["/quote-success",          "200 200 200 200 200 200 200 200 200"],
    ["/quote-success/{id}",     "200 200 200 200 200 200 200 200 200"],
    ["/how-it-works",           "200 200 200 200 200 200 200 200 200"],
    ["/about-us",               "200 200 200 200 200 200 200 200 200"],
    ["/promise",                "200 200 200 200 200 200 200 200 200"],
    ["/numbers",                "200 200 200 200 200 200 200 200 200"],
    ["/contact",                "200 200 200 200 200 200 200 200 200"],
    ["/blog",                   "200 200 200 200 200 200 200 200 200"],
    ["/blog/{id}",              "404 404 404 404 404 404 404 404 404"],
    ["/privacy-policy",         "200 200 200 200 200 200 200 200 200"],
    ["/terms-of-service",       "200 200 200 200 200 200 200 200 200"],
    ["/cookie-policy",          "200 200 200 200 200 200 200 200 200"],
    ["/dashboard",              "302 302 200 200 200 200 200 200 302"],
    ["/requests/{id}",          "302 302 200 404 404 404 404 200 302"],
    ["/requests/{id}/compare",  "302 302 200 404 404 404 404 200 302"],
    ["/jobs/{id}",              "302 302 404 404 404 404 404 404 302"],
    ["/jobs/{id}",              "302 302 200 404 404 404 200 200 302", "accepted quote"],
    ["/jobs/{id}/site",         "302 302 404 404 404 404 404 404 302"],
    ["/jobs/{id}/site",         "302 302 200 404 404 404 200 200 302", "accepted quote"],
    ["/site/{id}",              "404 404 404 404 404 404 404 404 404"],
    ["/admin-dashboard",        "403 403 403 403 403 403 403 200 403"],
    ["/api/login",              "200 200 302 302 302 302 302 302 200"],
    ["/login",                  "200 200 302 302 302 302 302 302 200"],
    ["/welcome",                "302 302 302 302 302 302 302 302 302"],
    ["/login/email",            "400 400 400 400 400 400 400 400 400"],
    ["/login/failed",           "400 400 400 400 400 400 400 400 400"],
    ["/review/{id}",            "302 302 404 404 404 404 404 404 302"],
    ["/favourites",             "302 302 200 200 200 200 200 200 302"],
    ["/join",                   "404 404 404 404 404 404 404 404 404"],
    ["/confirm-email",          "302 302 400 400 400 400 400 400 302"],
    ["/respond/{id}",           "404 404 404 404 404 404 404 404 404"],
    ["/respond/{id}",           "200 200 200 200 200 200 200 200 200", "invitation"],
    ["/reference",              "404 404 404 404 404 404 404 404 404"],
    ["/unsubscribe",            "400 400 400 400 400 400 400 400 400"],
    ["/api/logout",             "303 303 303 303 303 303 303 303 303"],
    ["/logout",                 "200 200 200 200 200 200 200 200 200"],
    ["/docs",                   "200 200 200 200 200 200 200 200 200"],
    ["/dev/ui",                 "200 200 200 200 200 200 200 200 200"],
    ["/{anything else}",        "404 404 404 404 404 404 404 404 404"],
  ].map(([route = "", statuses = "", subject = "request"]) => ({
    route, statuses,
    subject: subject as PageSubject,
  }));

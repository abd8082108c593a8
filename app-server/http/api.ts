import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { apiHandlers } from "../calls/api-handlers.ts";
import { apiCalls } from "../contract/api-calls.ts";
import { calls } from "../contract/calls.ts";
import type { Services } from "../services/services.ts";
import type { System } from "../services/system.ts";
import type { AppEnv } from "./app-env.ts";
import { attachmentRoutes } from "./attachments.ts";
import { cachedListRoutes } from "./cache/cached-lists.ts";
import { callRoutes, knownCalls } from "./call-routes.ts";
import { briefRoutes } from "./documents/briefs/brief-routes.ts";
import { statementDocumentRoutes } from "./documents/commission/statement-documents.ts";
import { statementExportRoutes } from "./documents/commission/statement-exports.ts";
import { comparisonExportRoutes } from "./documents/comparison/comparison-exports.ts";
import { jobDocumentRoutes } from "./documents/jobs/job-documents.ts";
import { ledgerCsvRoutes } from "./documents/ledger-csv.ts";
import { quotesCsvRoutes } from "./documents/quotes-csv.ts";
import { logoutRoutes } from "./logout.ts";
import { limitLargeReads } from "./middleware/request-limits.ts";
import { pictureUploadRoutes } from "./picture-uploads.ts";
import { providerSignInRoutes } from "./provider-sign-in.ts";
import { requireProjectIdRoutes } from "./require-project-id.ts";
import { siteRoutes } from "./site.ts";
import { vettingRoutes } from "./vetting.ts";

/** Sends `Cache-Control: no-store` unless the route sets another value. */
const noStore = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "no-store");
});

/**
 * All REST routes, under /api. Routes that are not rows of `apiCalls` are listed in decision 034.
 */
export function apiRoutes(services: Services, system: System, site: { origin: string }) {
  const { portfolioStaleCache, limiters } = services;
  return new Hono<AppEnv>()
    .use(noStore)
    .use(knownCalls(calls))
    .use(limitLargeReads())
    .route("/", requireProjectIdRoutes)
    .route("/", cachedListRoutes(portfolioStaleCache, system))
    .route("/", callRoutes(apiCalls, apiHandlers, services))
    .route("/", logoutRoutes)
    .route("/auth", providerSignInRoutes(limiters.providerSignIns))
    .route("/pictures", pictureUploadRoutes(limiters))
    .route("/", attachmentRoutes(services))
    .route("/", siteRoutes(services))
    .route("/", vettingRoutes(services))
    .route("/promise", ledgerCsvRoutes)
    .route("/quote-requests", comparisonExportRoutes(system, site))
    .route("/", briefRoutes(services, system))
    .route("/jobs", jobDocumentRoutes(system, site))
    .route("/statements", statementDocumentRoutes(system, site))
    .route("/admin", quotesCsvRoutes)
    .route("/admin", statementExportRoutes);
}

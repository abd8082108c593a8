import { Hono } from "hono";
import { apiHandlers } from "../calls/api-handlers.ts";
import { apiCalls } from "../contract/api-calls.ts";
import { calls } from "../contract/calls.ts";
import type { Services } from "../services/services.ts";
import type { System } from "../services/system.ts";
import { adminRoutes } from "./admin.ts";
import { cachedListRoutes } from "./cache/cached-lists.ts";
import { callRoutes } from "./call-routes.ts";
import { knownCalls } from "./known-calls.ts";
import { logoutRoutes } from "./logout.ts";
import { limitLargeReads } from "./middleware/limit-large-reads.ts";
import { noStore } from "./middleware/no-store.ts";
import { pictureUploadRoutes } from "./picture-uploads.ts";
import { promiseRoutes } from "./promise.ts";
import { providerSignInRoutes } from "./provider-sign-in.ts";
import { quoteComparisonRoutes } from "./quote-comparison.ts";
import type { RequestContext } from "./request-context.ts";
import { requireProjectIdRoutes } from "./require-project-id.ts";

/** Every REST call, under /api. Routes that are not rows of `apiCalls` are listed in decision 034. */
export function apiRoutes(services: Services, system: System) {
  const { portfolioCopies, limiters } = services;
  return new Hono<RequestContext>()
    .use(noStore)
    .use(knownCalls(calls))
    .use(limitLargeReads())
    .route("/", requireProjectIdRoutes)
    .route("/", cachedListRoutes(portfolioCopies, system))
    .route("/", callRoutes(apiCalls, apiHandlers, services))
    .route("/", logoutRoutes)
    .route("/auth", providerSignInRoutes(limiters.providerSignIns))
    .route("/pictures", pictureUploadRoutes(limiters.uploads))
    .route("/promise", promiseRoutes)
    .route("/quote-requests", quoteComparisonRoutes)
    .route("/admin", adminRoutes);
}

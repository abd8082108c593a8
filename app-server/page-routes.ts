import { type Context, Hono } from "hono";
import { visitor } from "../domain/accounts/principal.ts";
import type { RenderPng, Site } from "../web/context.ts";
import { apiHandlers } from "./calls/api-handlers.ts";
import { runCallsInProcess } from "./calls/clients/in-process.ts";
import { createPageCalls } from "./calls/clients/page-calls.ts";
import type { Config } from "./config.ts";
import { apiCalls } from "./contract/api-calls.ts";
import { type Api, createApiClient } from "./contract/api-client.ts";
import type { PageCalls } from "./contract/page-calls.ts";
import { problemOf } from "./contract/problem.ts";
import type { AppEnv } from "./http/app-env.ts";
import { isPage } from "./http/is-page.ts";
import { createRenderLimiter } from "./http/limit-renders.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Traces } from "./http/middleware/trace-requests.ts";
import { trackFailedReads } from "./http/middleware/track-failed-reads.ts";
import { problem } from "./http/problem-response.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import type { RequestContext } from "./services/request-context.ts";
import type { Services } from "./services/services.ts";
import type { System } from "./services/system.ts";

/** Context of a page's loaders and actions. */
export type PageContext = {
  requestContext: RequestContext;
  api: Api;
  pageCalls: PageCalls;
  isDatabaseAway: System["isDatabaseAway"];
  hash: System["hash"];
  site: Site;
  renderPng: RenderPng;
};

export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

type Needs = {
  renderPage: RenderPage;
  renderPng: RenderPng;
  pageCache: PageCache;
  services: Services;
  system: System;
  config: Config;
  /** The configured sign-in providers. */
  providers: Site["providers"];
  /** Whether a request may use what only development has. */
  isDevelopment(c: Context<AppEnv>): boolean;
  /** Null when metrics are off. */
  metrics: Metrics | null;
  /** Null when tracing is off. */
  tracing: Traces | null;
};

/** The routes of all pages, and of unknown URLs. */
export function pageRoutes(needs: Needs) {
  const { renderPage, pageCache } = needs;
  const limitRenders = createRenderLimiter();
  const { services, system, metrics, tracing } = needs;
  const { siteName, siteAccent, siteLogo, origin, supportEmail, retention, contactAfter } =
    needs.config;
  const { isDatabaseAway, hash } = system;
  const fixed = {
    siteName,
    ...(siteAccent && { accent: siteAccent }),
    logo: siteLogo,
    origin,
    supportEmail,
    retention,
    providers: needs.providers,
    contactAfter: contactAfter === "assigned" ? null : contactAfter,
  };

  return new Hono<AppEnv>().all("*", async (c) => {
    if (!isPage(c.req.path)) {
      return problem(c, problemOf("not-found", 404, "There's nothing at this address"));
    }
    const requestContext = c.var;
    const { by, sessionError, clientAddress } = requestContext;
    const isMember = by.kind === "member";
    const callContext = { ...requestContext, services };
    const cached = pageCache.open({
      run: runCallsInProcess(callContext, apiCalls, apiHandlers),
      runForAll: runCallsInProcess({ ...callContext, by: visitor }, apiCalls, apiHandlers),
      isVisitor: !isMember,
    });
    const reads = trackFailedReads(createApiClient(cached.run));
    const isDevelopment = needs.isDevelopment(c);
    const pageContext = {
      requestContext,
      isDatabaseAway,
      hash,
      renderPng: needs.renderPng,
      api: reads.api,
      pageCalls: createPageCalls(callContext, isDevelopment),
      site: { ...fixed, isDevelopment },
    };
    let from: "cache" | "render" = "cache";
    const renderNow = (request: Request) => {
      from = "render";
      return tracing
        ? tracing.inSpan("render", "part", () => renderPage(request, pageContext))
        : renderPage(request, pageContext);
    };
    const request = c.req.raw;
    const client = { isMember, key: isMember ? by.user.id : clientAddress };
    const page = await limitRenders(request, client, async (inTurn) => {
      const render = (asked: Request) => inTurn(() => renderNow(asked));
      const isPersonal = isMember || sessionError !== undefined;
      const isWhole = () => !reads.hasFailed();
      return cached.serve(request, { isPersonal, render, isWhole }) ?? render(request);
    });
    metrics?.countPage(page.status === 503 && from === "cache" ? "refused" : from);
    return page;
  });
}

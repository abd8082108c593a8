import { type Context, Hono } from "hono";
import { visitor } from "../domain/accounts/principal.ts";
import type { ContentVersions } from "../domain/site-map/ports.ts";
import type { RenderPng, Site } from "../web/context.ts";
import { apiHandlers } from "./calls/api-handlers.ts";
import { runCallsInProcess } from "./calls/clients/in-process.ts";
import { createPageCalls } from "./calls/clients/page-calls.ts";
import { areAnsweredAsBefore, recordCalls } from "./calls/clients/record-calls.ts";
import type { Config } from "./config.ts";
import { apiCalls } from "./contract/api-calls.ts";
import { type Api, createApiClient } from "./contract/api-client.ts";
import type { PageCalls } from "./contract/page-calls.ts";
import { problemOf } from "./contract/problem.ts";
import type { AppEnv } from "./http/app-env.ts";
import type { createAnswerCache } from "./http/cache/answer-cache.ts";
import type { createRenderLimiter } from "./http/cache/limit-renders.ts";
import { isPage } from "./http/is-page.ts";
import type { Metrics } from "./http/metrics.ts";
import type { Traces } from "./http/middleware/trace-requests.ts";
import { trackFailedReads } from "./http/middleware/track-failed-reads.ts";
import { problem } from "./http/problem-response.ts";
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
  limitRenders: ReturnType<typeof createRenderLimiter>;
  openAnswers: ReturnType<typeof createAnswerCache>;
  readVersions(): Promise<ContentVersions>;
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
  const { renderPage, limitRenders, openAnswers, readVersions } = needs;
  const { services, system, metrics, tracing } = needs;
  const { origin, supportEmail, retention, contactAfter } = needs.config;
  const { isDatabaseAway, hash } = system;
  const fixed = {
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
    const answers = openAnswers({
      run: runCallsInProcess(callContext, apiCalls, apiHandlers),
      runForAll: runCallsInProcess({ ...callContext, by: visitor }, apiCalls, apiHandlers),
      isVisitor: !isMember,
    });
    const made = recordCalls(answers.run, apiCalls, hash);
    const reads = trackFailedReads(createApiClient(made.run));
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
    const page = await limitRenders({
      request: c.req.raw,
      client: { isMember, key: isMember ? by.user.id : clientAddress },
      isPersonal: isMember || sessionError !== undefined,
      render(request) {
        from = "render";
        return tracing
          ? tracing.inSpan("render", "part", () => renderPage(request, pageContext))
          : renderPage(request, pageContext);
      },
      readVersions,
      onVersions: answers.useVersions,
      isWhole: () => !reads.hasFailed(),
      callsOf: made.calls,
      areAnsweredAsBefore: (calls) => areAnsweredAsBefore(calls, answers.run, hash),
    });
    metrics?.countPage(page.status === 503 && from === "cache" ? "refused" : from);
    return page;
  });
}

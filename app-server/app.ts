import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { SyncState } from "../domain/content-sync/ports.ts";
import type { Core } from "../domain/core.ts";
import type { MailHold } from "../domain/messages/mail-hold.ts";
import type { ImageVariants } from "../domain/pictures/ports.ts";
import type { RenderPng, Site } from "../web/context.ts";
import type { Config } from "./config.ts";
import { WholeResponse } from "./contract/whole-response.ts";
import { apiRoutes } from "./http/api.ts";
import type { AppEnv } from "./http/app-env.ts";
import { devMailRoutes, type ListMail } from "./http/dev-mail.ts";
import { apiDescriptionRoutes } from "./http/documents/api-description.ts";
import { blogFeedRoutes } from "./http/documents/blog-feed.ts";
import { planCalendarRoutes } from "./http/documents/plan-calendar.ts";
import { showCalendarRoutes } from "./http/documents/show-calendars.ts";
import { siteMapRoutes } from "./http/documents/site-map.ts";
import { healthRoutes, type Readiness } from "./http/health.ts";
import { type Metrics, metricsRoutes, observeRequests } from "./http/metrics.ts";
import {
  addSecureHeaders,
  closeWhileDraining,
  headersFor,
} from "./http/middleware/answer-headers.ts";
import { compressAnswers } from "./http/middleware/compress-answers.ts";
import {
  createLastWrite,
  type ReadRequest,
  type ReadServers,
} from "./http/middleware/last-write.ts";
import { logRequests, requestId, writeRequestLine } from "./http/middleware/log-requests.ts";
import { noteSecurityEvents } from "./http/middleware/note-security-events.ts";
import { onError } from "./http/middleware/on-error.ts";
import { openRequestContext } from "./http/middleware/open-request-context.ts";
import {
  isFromThisMachine,
  limitAddress,
  ownHostOnly,
  rejectInvalidHost,
  thisMachineOnly,
  trailingSlash,
} from "./http/middleware/request-address.ts";
import { limitBody } from "./http/middleware/request-limits.ts";
import { sameOrigin } from "./http/middleware/same-origin.ts";
import { securityRoutes } from "./http/middleware/security-reports.ts";
import { type Traces, traceRequests } from "./http/middleware/trace-requests.ts";
import { pictureRoutes } from "./http/pictures.ts";
import { createPageCache, type RepeatAnswer } from "./page-cache/page-cache.ts";
import { pageRoutes, type RenderPage } from "./page-routes.ts";
import type { Samples } from "./services/portfolio-stale-cache.ts";
import type { RateLimiters } from "./services/rate-limits/rate-limiter.ts";
import { createServices } from "./services/services.ts";
import type { System } from "./services/system.ts";

export type Parts = {
  config: Config;
  newCore(read?: ReadRequest | null): Core;
  /** Null when the primary answers all reads. */
  readServers: ReadServers | null;
  system: System;
  readiness: Readiness;
  syncState(): Promise<SyncState>;
  /** The hold on the emails of a copied database; null when there is none. */
  mailHold(): Promise<MailHold | null>;
  /** Projects to show when none can be read. */
  samples: Samples;
  /** Whether the process is shutting down; it still answers then. */
  isStopping(): boolean;
  pictures: ImageVariants;
  renderPng: RenderPng;
  /** Null when metrics are off. */
  metrics: Metrics | null;
  /** Null when tracing is off. */
  tracing: Traces | null;
  limiters: RateLimiters;
  /** The configured sign-in providers. */
  providers: Site["providers"];
  listMail: ListMail;
  renderPage: RenderPage;
  /** Missing in development, where Vite serves the files. */
  staticFiles?: Hono;
  /**
   * The runtime's fastest way to send a cached answer again; without it a new `Response` is made
   * for each request.
   */
  repeatAnswer?: RepeatAnswer;
};

const pass: MiddlewareHandler<AppEnv> = (_, next) => next();

/** The REST API and the pages as one `fetch` handler. */
export function createApp({
  config,
  staticFiles = new Hono(),
  renderPage,
  pictures,
  renderPng,
  ...parts
}: Parts) {
  const { origin, isProduction } = config;
  const { system, metrics, tracing, readServers } = parts;
  const lastWrite = readServers && createLastWrite(system);
  const { metricsToken: token } = config;
  /** Whether this request may use what only development has. */
  const isDevelopment = (c: Context<AppEnv>) =>
    !isProduction && isFromThisMachine(c.env?.address, c.req.raw.headers);
  const isSecure = origin.startsWith("https:");
  const nowMs = () => system.now().getTime();
  const services = createServices(parts);
  const pageCache = createPageCache({
    isOn: config.pageCache,
    system,
    // one core for all requests: it only reads counters, which bypass the identity map
    siteMap: parts.newCore().siteMap,
    hasStandbys: readServers !== null,
    addHeaders: (headers) => addSecureHeaders(headers, { status: 200, isSecure }),
    isStopping: parts.isStopping,
    repeatAnswer: parts.repeatAnswer,
    log: isProduction ? writeRequestLine : null,
    observe:
      metrics &&
      ((status, ms) => {
        metrics.observeRequest("GET", "page", status, ms / 1000);
        metrics.countPage("cache");
      }),
  });

  const app = new Hono<AppEnv>()
    .use(metrics ? observeRequests(metrics) : pass)
    .use(requestId(system))
    .use(closeWhileDraining(parts.isStopping))
    .use(headersFor({ isSecure }))
    .use(rejectInvalidHost)
    .use(isProduction ? pass : ownHostOnly(origin))
    .use(limitAddress)
    .use(trailingSlash)
    .route("/", staticFiles)
    .route("/", healthRoutes(parts))
    .route("/", metrics && token ? metricsRoutes(metrics, token, system.hash) : new Hono<AppEnv>())
    .use(logRequests({ isProduction, hash: system.hash }))
    .use(compressAnswers(system))
    .route("/", apiDescriptionRoutes(system, config))
    .route("/", pictureRoutes(pictures))
    .route("/", securityRoutes(system, { origin, supportEmail: config.supportEmail }))
    .use(sameOrigin(origin))
    .use(limitBody)
    .use(openRequestContext({ newCore: parts.newCore, isSecure, system, lastWrite }))
    .use(lastWrite && readServers ? lastWrite.note(readServers) : pass)
    .use(noteSecurityEvents)
    .route("/api", apiRoutes(services, system, { origin }))
    .route("/", planCalendarRoutes(parts.limiters, config))
    .route("/", showCalendarRoutes(config));

  app.route("/", siteMapRoutes({ origin, now: nowMs })).route("/", blogFeedRoutes(config));
  if (!isProduction)
    app.use("/dev/*", thisMachineOnly).route("/dev", devMailRoutes(parts.listMail));

  app
    .route(
      "/",
      pageRoutes({
        config,
        system,
        services,
        metrics,
        tracing,
        isDevelopment,
        renderPage,
        renderPng,
        pageCache,
        providers: parts.providers,
      }),
    )
    .onError(onError(system));

  const answer = app.fetch;
  app.fetch = (request, ...given) => {
    const pass = async () => {
      const response = await answer(request, ...given);
      return response instanceof WholeResponse ? response.toSent() : response;
    };
    return pageCache.serve(request, pass) ?? pass();
  };
  if (tracing) app.fetch = traceRequests(tracing, app.fetch);
  return app;
}

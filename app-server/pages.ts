import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  apiContext,
  currentUserContext,
  hashContext,
  nowContext,
  pageCallsContext,
  pageErrorContext,
  renderPngContext,
  requestIdContext,
  siteContext,
} from "../web/context.ts";
import { turnOffRenderCache } from "../web/render-cache/render-cache.ts";
import type { Config } from "./config.ts";
import { toCurrentUserBody } from "./contract/accounts/accounts.ts";
import type { PageContext, RenderPage } from "./page-routes.ts";

const readBuild = () => import("virtual:react-router/server-build");
type Handle = ReturnType<typeof createRequestHandler>;
let handler: Promise<Handle> | undefined;

/**
 * Created once: with a build function, React Router would rebuild its routes for each request,
 * which only development needs to see edits.
 */
const handle: Handle = async (...asked) => {
  handler ??= import.meta.env.DEV
    ? Promise.resolve(createRequestHandler(readBuild, import.meta.env.MODE))
    : readBuild().then((build) => createRequestHandler(build, import.meta.env.MODE));
  return (await handler)(...asked);
};

/**
 * Renders a page with the context of its loaders and actions. A personal page is never cached for
 * others. When the database is down, a page that can't be shown says so under its own URL.
 */
const renderPage: RenderPage = async (request, pageContext) => {
  const { requestContext, isDatabaseAway } = pageContext;
  const { by, sessionError } = requestContext;
  if (sessionError) return unavailable(request, pageContext);

  const routerContext = routerContextOf(pageContext);
  const response = await handle(withoutOrigin(request), routerContext);
  if (response.status === 500 && isDatabaseAway(routerContext.get(pageErrorContext).error)) {
    await response.body?.cancel();
    return unavailable(request, pageContext);
  }
  // 405 comes only from pages without an action
  if (response.status === 405) response.headers.set("allow", "GET, HEAD");
  if (by.kind === "member" && !response.headers.has("cache-control")) {
    response.headers.set("cache-control", "no-store");
  }
  return response;
};

/** A function that renders pages, and keeps parts of them for each other if it may. */
export function openPages({ renderCache }: Pick<Config, "renderCache">): RenderPage {
  if (!renderCache) turnOffRenderCache();
  return renderPage;
}

/** Renders the same URL as the page that says that the database is down. */
async function unavailable({ url, signal }: Request, pageContext: PageContext): Promise<Response> {
  const routerContext = routerContextOf(pageContext);
  routerContext.set(pageErrorContext, { error: null, isUnavailable: true });
  const response = await handle(new Request(url, { signal }), routerContext);
  const headers = new Headers(response.headers);
  headers.set("retry-after", "10");
  headers.set("cache-control", "no-store");
  return new Response(response.body, { status: 503, headers });
}

function routerContextOf({ requestContext, api, pageCalls, site, renderPng, hash }: PageContext) {
  const { by, now, requestId } = requestContext;
  const context = new RouterContextProvider();
  context.set(requestIdContext, requestId);
  context.set(nowContext, now);
  context.set(apiContext, api);
  context.set(pageCallsContext, pageCalls);
  context.set(currentUserContext, by.kind === "member" ? toCurrentUserBody(by) : null);
  context.set(siteContext, site);
  context.set(renderPngContext, renderPng);
  context.set(hashContext, hash);
  context.set(pageErrorContext, { error: null, isUnavailable: false });
  return context;
}

/**
 * Removes the Origin header, which the middleware has checked against the site's own. React
 * Router's check only knows the internal URL: behind a TLS proxy, or without a referrer, it would
 * refuse every form.
 */
function withoutOrigin(request: Request): Request {
  if (!request.headers.has("origin")) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  // copied field by field, since the development server's requests are of another Request class
  const { url, method, body, signal } = request;
  return new Request(url, { method, headers, body, signal, ...(body && { duplex: "half" }) });
}

import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { hashContext, pageErrorContext, requestIdContext, siteContext } from "./context.ts";
import { readToEnd } from "./document/read-to-end.ts";
import { renderWholePage } from "./document/render-whole-page.tsx";
import { streamPage } from "./document/stream-page.tsx";
import { untilChunksLoaded } from "./lazy/chunks-on-server.ts";
import { looksOf } from "./page/site.ts";

/** Milliseconds that a streamed page may wait for its slow parts. */
export const streamTimeout = 5000;

/** Renders a page as a whole, or streams it when a route sets `handle.streams`. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await untilChunksLoaded();
  headers.set("content-type", "text/html; charset=utf-8");
  const { matches } = context.staticHandlerContext;
  const isStreamed = matches.some(({ route }) => {
    const handle = context.routeModules[route.id]?.handle as { streams?: boolean } | undefined;
    return handle?.streams === true;
  });
  const render = isStreamed ? streamPage : renderWholePage;
  const requestId = loadContext.get(requestIdContext);
  return render(request, status, headers, withRoutesOfPage(context), {
    requestId,
    site: looksOf(loadContext.get(siteContext)),
    hash: loadContext.get(hashContext),
  });
}

/**
 * Keeps only the page's routes in the manifest: React Router's components would turn all routes
 * into objects for each page.
 */
function withRoutesOfPage(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.map(({ route: { id } }) => [
    id,
    manifest.routes[id],
  ]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

/** Streams loader data for client-side navigation. */
export function handleDataRequest(response: Response): Response {
  if (!response.body) return response;
  const headers = new Headers(response.headers);
  headers.set("content-type", "text/x-script; charset=utf-8");
  headers.set("x-accel-buffering", "no"); // a proxy such as nginx forwards each chunk at once
  return new Response(readToEnd(response.body), { status: response.status, headers });
}

/** Logs errors of rendering, except client errors and disconnects. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  const isTheirs = isRouteErrorResponse(error) && error.status < 500;
  if (isTheirs || request.signal.aborted) return;
  context.get(pageErrorContext).error = error;
  console.error(`Request ${context.get(requestIdContext)} failed:`, error);
}

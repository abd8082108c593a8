import { Hono } from "hono";

import { secureHeaders } from "hono/secure-headers";
import { healthRoutes } from "./http/health.ts";
import { onError } from "./http/on-error.ts";
import { requestId } from "./http/request-id.ts";
import type { Scope } from "./http/scope.ts";

type Parts = {
  isReady(): Promise<boolean>;
  renderPage(request: Request, scope: Scope["Variables"]): Promise<Response>;
  /** In development Vite serves them. */
  staticFiles?: Hono;
};

/** The REST API and the pages, behind one `fetch`. */
export function createApp({ isReady, renderPage, staticFiles = new Hono() }: Parts) {
  return new Hono<Scope>()
    .use(requestId)
    .use(secureHeaders({ xFrameOptions: "DENY" }))
    .route("/", staticFiles)
    .route("/", healthRoutes(isReady))
    .all("/api/*", (c) => c.notFound())
    .all("*", (c) => renderPage(c.req.raw, c.var))
    .onError(onError);
}

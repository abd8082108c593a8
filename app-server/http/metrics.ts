import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { problemOf } from "../contract/problem.ts";
import type { System } from "../services/system.ts";
import type { AppEnv } from "./app-env.ts";
import { isPage } from "./is-page.ts";
import { problem } from "./problem-response.ts";

/** The counters of requests, and the text that a scraper reads. */
export type Metrics = {
  contentType: string;
  read(): Promise<string>;
  /** `route` is a pattern, never an address: each is a series of its own, and their number is bounded. */
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  countPage(from: "cache" | "render" | "refused"): void;
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Times every request to the beginning of its answer. */
export function observeRequests(metrics: Metrics) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const began = performance.now();
    await next();
    const method = methods.has(c.req.method) ? c.req.method : "other";
    metrics.observeRequest(
      method,
      matchedRoute(c),
      c.res.status,
      (performance.now() - began) / 1000,
    );
  });
}

/** Answers `GET /metrics` to the bearer of the token, and 404 to everyone else. */
export function metricsRoutes(metrics: Metrics, token: string, hash: System["hash"]) {
  const expected = hash(`Bearer ${token}`);
  return new Hono<AppEnv>().get("/metrics", async (c) => {
    // digests have one length and reveal nothing about where two tokens differ
    if (hash(c.req.header("authorization") ?? "") !== expected)
      return problem(c, problemOf("not-found", 404, "There's nothing at this address"));
    return c.body(await metrics.read(), 200, { "content-type": metrics.contentType });
  });
}

/** The pattern of the route that answered. The catch-all at the end serves pages, and what has no address. */
function matchedRoute(c: Context): string {
  const pattern = routePath(c);
  if (pattern !== "*" && pattern !== "/*") return pattern;
  return isPage(c.req.path) ? "page" : "file";
}

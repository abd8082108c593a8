import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { problemOf } from "../contract/problem.ts";
import type { System } from "../services/system.ts";
import type { AppEnv } from "./app-env.ts";
import { isPage } from "./is-page.ts";
import { problem } from "./problem-response.ts";

/** Counters of requests, and their text for a scraper. */
export type Metrics = {
  contentType: string;
  read(): Promise<string>;
  /**
   * `route` is a pattern and never a URL: each is a time series, and their number must be bounded.
   */
  observeRequest(method: string, route: string, status: number, seconds: number): void;
  countPage(from: "cache" | "render" | "refused"): void;
};

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Measures the time of every request until its answer begins. */
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

/** Answers `GET /metrics` for the bearer of the token, and 404 to everyone else. */
export function metricsRoutes(metrics: Metrics, token: string, hash: System["hash"]) {
  const expected = hash(`Bearer ${token}`);
  return new Hono<AppEnv>().get("/metrics", async (c) => {
    // comparing digests leaks nothing by timing about where two tokens differ
    if (hash(c.req.header("authorization") ?? "") !== expected)
      return problem(c, problemOf("not-found", 404, "There's nothing at this address"));
    return c.body(await metrics.read(), 200, { "content-type": metrics.contentType });
  });
}

/** The pattern of the matched route. Pages and unknown URLs match the catch-all route. */
function matchedRoute(c: Context): string {
  const pattern = routePath(c);
  if (pattern !== "*" && pattern !== "/*") return pattern;
  return isPage(c.req.path) ? "page" : "file";
}

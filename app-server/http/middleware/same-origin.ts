import { createMiddleware } from "hono/factory";
import { problemOf } from "../../contract/problem.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";
import { isUpload } from "./request-limits.ts";

/**
 * Apple's page posts its answer to this path. The attempt that the route takes binds it to the
 * browser.
 */
const answersFromElsewhere = "/api/auth/apple/callback";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Rejects changes from other sites: requires `Sec-Fetch-Site: same-origin` or, without that header,
 * this site's `Origin`; a request with neither is not from a browser. Bodies under /api must be
 * JSON, except uploads.
 */
export function sameOrigin(origin: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (safe.has(c.req.method) || c.req.path === answersFromElsewhere) return next();
    if (!isFromHere(c.req.raw.headers, origin)) {
      return problem(
        c,
        problemOf("wrong-origin", 403, "This request must come from the site itself"),
      );
    }
    if (isUpload(c.req.path)) {
      if (isMultipart(c.req.raw.headers)) return next();
      return problem(c, problemOf("wrong-type", 415, "The body must be multipart/form-data"));
    }
    if (c.req.path.startsWith("/api/") && !isJsonOrNothing(c.req.raw.headers)) {
      return problem(c, problemOf("wrong-type", 415, "The body must be application/json"));
    }
    return next();
  });
}

function isFromHere(headers: Headers, origin: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const from = headers.get("origin");
  return from === null || from === origin;
}

function isMultipart(headers: Headers): boolean {
  return /^multipart\/form-data\s*;/i.test(headers.get("content-type") ?? "");
}

function isJsonOrNothing(headers: Headers): boolean {
  const type = headers.get("content-type");
  if (type !== null) return /^application\/json\s*(;|$)/i.test(type);
  const length = headers.get("content-length");
  return !headers.has("transfer-encoding") && (length === null || length === "0");
}

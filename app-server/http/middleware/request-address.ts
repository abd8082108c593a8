import { createMiddleware } from "hono/factory";
import { problemOf } from "../../contract/problem.ts";
import { isThisMachine } from "../../services/this-machine.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

const plain = /^([\w.-]*|\[[\da-f:.]+\])(:\d{0,5})?$/i;

const oddHost = problemOf("bad-request", 400, "The Host header must be a name or an address");

/**
 * Rejects an invalid Host header: a request's URL is built from it, so it could change the path or
 * make no valid URL.
 */
export const rejectInvalidHost = createMiddleware((c, next) => {
  const isPlain = plain.test(c.req.header("host") ?? "") && URL.canParse(c.req.url);
  return isPlain ? next() : Promise.resolve(problem(c, oddHost));
});

const forwarding = /^(x-forwarded-.+|forwarded|via|x-real-ip)$/;

/**
 * Whether the client is a program on this machine, and not a proxy that forwards others' requests.
 */
export function isFromThisMachine(socketAddress: string | undefined, headers: Headers): boolean {
  if (!isThisMachine(socketAddress ?? "")) return false;
  for (const name of headers.keys()) if (forwarding.test(name)) return false;
  return true;
}

/** Answers 404 to other machines. */
export const thisMachineOnly = createMiddleware<AppEnv>((c, next) =>
  isFromThisMachine(c.env?.address, c.req.raw.headers)
    ? next()
    : Promise.resolve(problem(c, problemOf("not-found", 404, "There's nothing at this address"))),
);

/**
 * In development, answers only for this machine's host names and ORIGIN's, which prevents DNS
 * rebinding from another site.
 */
export function ownHostOnly(origin: string) {
  const own = new URL(origin).hostname;
  const wrongHost = problemOf(
    "wrong-host",
    421,
    "In development the site answers at localhost only. Set ORIGIN to give it another name",
  );
  return createMiddleware<AppEnv>((c, next) => {
    const host = c.req.header("host");
    const { hostname } = new URL(host ? `http://${host}` : c.req.url);
    const isOwn = hostname === own || isThisMachine(hostname);
    return isOwn ? next() : Promise.resolve(problem(c, wrongHost));
  });
}

/**
 * Redirects a trailing slash to the URL without it, so that each page and call has a single URL.
 */
export const trailingSlash = createMiddleware((c, next) => {
  const { method, path } = c.req;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || path === "/" || path === "/api/" || !path.endsWith("/")) return next();
  // use the undecoded path: decoded, "/%09/host" would redirect to another host, as would several
  // leading slashes
  const { pathname, search } = new URL(c.req.url);
  const target = pathname.replace(/^\/+/, "/").replace(/(?<!\/)\/+$/, "");
  return Promise.resolve(c.redirect(`${target || "/"}${search}`, 308));
});

/** Maximum length of a URL: four times the longest one of our filters. */
const longestAddress = 8 * 1024;

const tooLong = problemOf("address-too-long", 414, "The address is too long");

/** Refuses a URL that is longer than any of ours. */
export const limitAddress = createMiddleware((c, next) =>
  c.req.raw.url.length > longestAddress ? Promise.resolve(problem(c, tooLong)) : next(),
);

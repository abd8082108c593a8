import { createMiddleware } from "hono/factory";
import { problemOf } from "../../contract/problem.ts";
import { isThisMachine } from "../../services/this-machine.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

const plain = /^([\w.-]*|\[[\da-f:.]+\])(:\d{0,5})?$/i;

const oddHost = problemOf("bad-request", 400, "The Host header must be a name or an address");

/** A request's URL is built from its Host header: an invalid host would change the path or make no URL. */
export const rejectInvalidHost = createMiddleware((c, next) => {
  const isPlain = plain.test(c.req.header("host") ?? "") && URL.canParse(c.req.url);
  return isPlain ? next() : Promise.resolve(problem(c, oddHost));
});

const forwarding = /^(x-forwarded-.+|forwarded|via|x-real-ip)$/;

/** Whether the other end of the connection is a program on this machine, and no proxy that hands on what others ask. */
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
 * In development, answers only under this machine's names and that of ORIGIN, so that DNS rebinding
 * from another site's page reads nothing.
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

/** One URL per page and call: redirects a trailing slash to the URL without. */
export const trailingSlash = createMiddleware((c, next) => {
  const { method, path } = c.req;
  const isRead = method === "GET" || method === "HEAD";
  if (!isRead || path === "/" || path === "/api/" || !path.endsWith("/")) return next();
  // the path as it was sent: decoded, "/%09/host" would lead to another host, as would several slashes at its beginning
  const { pathname, search } = new URL(c.req.url);
  const target = pathname.replace(/^\/+/, "/").replace(/(?<!\/)\/+$/, "");
  return Promise.resolve(c.redirect(`${target || "/"}${search}`, 308));
});

/** Four times the longest URL of our own filters. */
const longestAddress = 8 * 1024;

const tooLong = problemOf("address-too-long", 414, "The address is too long");

/** Reads no address that is longer than any of ours. */
export const limitAddress = createMiddleware((c, next) =>
  c.req.raw.url.length > longestAddress ? Promise.resolve(problem(c, tooLong)) : next(),
);

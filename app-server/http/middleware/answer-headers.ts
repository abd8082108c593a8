import { createMiddleware } from "hono/factory";
import { reportsPath } from "../../contract/reports-path.ts";
import type { AppEnv } from "../app-env.ts";

const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Device features that no page uses. */
const unused = [
  "camera",
  "microphone",
  "geolocation",
  "display-capture",
  "midi",
  "payment",
  "usb",
  "serial",
  "hid",
];

/** The default is same-origin; an answer that other sites may embed sets its own value. */
const policy = "cross-origin-resource-policy";

const constant = Object.entries({
  [policy]: "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "permissions-policy": unused.map((name) => `${name}=()`).join(", "),
});

const secure = "max-age=31536000";

/**
 * Adds security headers to every response. Pages set their own content security policy and may
 * suppress the referrer; data responses may load nothing.
 */
export function addSecureHeaders(
  headers: Headers,
  { status, isSecure }: { status: number; isSecure: boolean },
): void {
  const opensItself = headers.get(policy) === "cross-origin";
  for (const [name, value] of constant) headers.set(name, value);
  if (opensItself) headers.set(policy, "cross-origin");
  if (isSecure) headers.set("strict-transport-security", secure);
  const type = headers.get("content-type") ?? "";
  if (/^application\/(\w+\+)?json/.test(type)) headers.set("content-security-policy", nothing);
  if (type.startsWith("text/html")) {
    headers.set("reporting-endpoints", `content-policy="${reportsPath}"`);
  }
  // a refused or missing resource may exist next time
  if (status >= 400 && !headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (headers.has("referrer-policy")) return;
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
}

/** Middleware that sets headers on answers. */
export function headersFor({ isSecure }: { isSecure: boolean }) {
  return createMiddleware(async (c, next) => {
    await next();
    // set on the response itself: Hono's `c.header` would create a new one
    addSecureHeaders(c.res.headers, { status: c.res.status, isSecure });
  });
}

/** While draining, sends `Connection: close` so that the proxy uses another process. */
export function closeWhileDraining(isStopping: () => boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (isStopping()) c.res.headers.set("connection", "close");
  });
}

import { createMiddleware } from "hono/factory";
import type { CookieJar } from "../../services/cookies.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";

const cookie = "last-write";
/** Lifetime in seconds of the cookie: longer than any standby may lag. */
const lifetimeSeconds = 5 * 60;
const reads = new Set(["GET", "HEAD"]);

/** The standbys, which answer public reads besides the primary. */
export type ReadServers = {
  /** The current position in the database's write-ahead log, after all committed changes. */
  position(): Promise<string>;
};

/**
 * The databases that a request may read from. `since` is the log position after the caller's last
 * write; null when there is no recent one.
 */
export type ReadRequest = { since: string | null };

/**
 * Stores in a cookie the log position after a browser's last write, so that the browser never reads
 * an older state.
 */
export function createLastWrite({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("last-write");

  function read(cookies: CookieJar): string | null {
    const [position = "", signature = ""] = (cookies.get(cookie) ?? "").split(".");
    return isSignatureOf(position, signature) ? position : null;
  }

  return {
    /** Null for a request that may write, which uses the primary. */
    readRequestOf: (method: string, cookies: CookieJar): ReadRequest | null =>
      reads.has(method) ? { since: read(cookies) } : null,

    /** Stores the position after each successful request that may have written. */
    note: (servers: ReadServers) =>
      createMiddleware<AppEnv>(async (c, next) => {
        await next();
        if (reads.has(c.req.method) || c.res.status >= 400) return;
        const position = await servers.position();
        c.var.cookies.set(cookie, `${position}.${sign(position)}`, lifetimeSeconds);
      }),
  };
}

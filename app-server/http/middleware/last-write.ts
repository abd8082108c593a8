import { createMiddleware } from "hono/factory";
import type { CookieJar } from "../../services/cookies.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";

const cookie = "last-write";
/** Longer than any standby may be behind. */
const lifetimeSeconds = 5 * 60;
const reads = new Set(["GET", "HEAD"]);

/** The servers that answer public reads beside the primary. */
export type ReadServers = {
  /** A position in the database's log, behind all that is committed. */
  position(): Promise<string>;
};

/** The databases that a request may read from. `since` is the position after the caller's last write; null: no recent one is known. */
export type ReadRequest = { since: string | null };

/** Remembers for each browser how far the database was after its last write, so that it never reads an older state. */
export function createLastWrite({ signerFor }: Pick<System, "signerFor">) {
  const { sign, isSignatureOf } = signerFor("last-write");

  function read(cookies: CookieJar): string | null {
    const [position = "", signature = ""] = (cookies.get(cookie) ?? "").split(".");
    return isSignatureOf(position, signature) ? position : null;
  }

  return {
    /** Null for a request that may write: it reads from the primary. */
    readRequestOf: (method: string, cookies: CookieJar): ReadRequest | null =>
      reads.has(method) ? { since: read(cookies) } : null,

    /** Notes the position after each request that may have written. */
    note: (servers: ReadServers) =>
      createMiddleware<AppEnv>(async (c, next) => {
        await next();
        if (reads.has(c.req.method) || c.res.status >= 400) return;
        const position = await servers.position();
        c.var.cookies.set(cookie, `${position}.${sign(position)}`, lifetimeSeconds);
      }),
  };
}

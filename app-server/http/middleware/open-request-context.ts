import { createMiddleware } from "hono/factory";
import { visitor } from "../../../domain/accounts/principal.ts";
import type { Core } from "../../../domain/core.ts";
import { createBrowserSession, createCookieJar } from "../../services/cookies.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";
import { isPage } from "../is-page.ts";
import type { createLastWrite, ReadRequest } from "./last-write.ts";

/** Polled by open pages, so it does not show that a person is active. */
const changesPath = "/api/changes";

type Needs = {
  newCore(read?: ReadRequest | null): Core;
  isSecure: boolean;
  system: System;
  /** Null when the primary answers all reads. */
  lastWrite: Pick<ReturnType<typeof createLastWrite>, "readRequestOf"> | null;
};

/**
 * Authenticates the caller, gives the request its own core, and sends the cookies that were set
 * meanwhile.
 */
export function openRequestContext({ newCore, isSecure, system, lastWrite }: Needs) {
  const { clientAddressOf, isDatabaseAway } = system;
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set("now", system.now());
    const cookies = createCookieJar(c.req.header("cookie"), isSecure);
    const core = newCore(lastWrite?.readRequestOf(c.req.method, cookies));
    c.set("cookies", cookies);
    c.set("core", core);
    const session = createBrowserSession(core, cookies);
    c.set("session", session);
    const address = clientAddressOf(c.env?.address, c.req.raw.headers);
    c.set("clientAddress", address);
    const userAgent = c.req.header("user-agent")?.slice(0, 300) ?? null;
    c.set("from", { address, userAgent });
    try {
      const { secret } = session;
      const isUse = c.req.path !== changesPath;
      // most requests have no session, and don't need the use cases of accounts
      c.set("by", secret ? await core.accounts.readSession({ secret, isUse }) : visitor);
    } catch (error) {
      if (!isPage(c.req.path) || !isDatabaseAway(error)) throw error;
      c.set("by", visitor);
      c.set("sessionError", error);
    }
    await next();
    for (const line of cookies.outgoing()) c.res.headers.append("set-cookie", line);
  });
}

import { createMiddleware } from "hono/factory";
import type { SecurityAction } from "../../../domain/security-events/security-event.ts";
import type { AppEnv } from "../app-env.ts";
import { redactPath } from "./log-requests.ts";

const adminPaths = /^\/(api\/admin|admin-dashboard)(\/|\.|$)/;

/**
 * Stores security events: those that calls have reported, reached limits, and refused admin pages
 * and calls.
 */
export const noteSecurityEvents = createMiddleware<AppEnv>(async (c, next) => {
  const noticed: { action: SecurityAction; about: string }[] = [];
  c.set("notice", (action, about) => noticed.push({ action, about }));
  await next();
  const { status } = c.res;
  const call = `${c.req.method} ${redactPath(c.req.path)}`;
  if (status === 429) noticed.push({ action: "limit-reached", about: call });
  if ((status === 401 || status === 403) && adminPaths.test(c.req.path)) {
    noticed.push({ action: "access-refused", about: call });
  }
  const { by, core, from } = c.var;
  const actorId = by.kind === "member" ? by.user.id : null;
  for (const event of noticed) {
    await core.securityEvents.noteSecurityEvent({ ...event, actorId, from }).catch((error) => {
      // the answer stays the same, even when this could not be stored
      console.error(`Cannot write down ${event.action}:`, error);
    });
  }
});

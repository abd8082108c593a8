import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import { visitor } from "../../../domain/accounts/principal.ts";
import { holdLink } from "../../calls/by-link.ts";
import { linkHeader } from "../../contract/call.ts";
import { toProblem } from "../../contract/problem.ts";
import type { Services } from "../../services/services.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";
import { signedInOnly } from "./signed-in-only.ts";

/**
 * Lets in the holder of the link in the header; without that header, members. A link beside a session wins, and an invalid link
 * is refused: the session is never used instead.
 */
export function membersAndLinks(services: Services) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const token = c.req.header(linkHeader);
    return token === undefined ? signedInOnly(c, next) : actAsHolder(c, services, token, next);
  });
}

/** Lets in only the holder of the link whose token is in the path. */
export function holdersOnly(services: Services) {
  return createMiddleware<AppEnv>((c, next) =>
    actAsHolder(c, services, c.req.param("token") ?? "", next),
  );
}

async function actAsHolder(c: Context<AppEnv>, services: Services, token: string, next: Next) {
  const held = await holdLink({ core: c.var.core, services }, token);
  if (!held.ok) return problem(c, toProblem(held.refusal));
  c.set("linkHolder", held.value.holder);
  // logs and the audit log must not name the member
  c.set("by", visitor);
  return next();
}

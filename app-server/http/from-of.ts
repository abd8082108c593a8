import type { Context } from "hono";
import type { From } from "../../domain/shared/client-info.ts";
import type { Scope } from "./scope.ts";

/** Where the request came from, for the trail of the account. */
export function fromOf(c: Context<Scope>): From {
  const userAgent = c.req.header("user-agent")?.slice(0, 300) ?? null;
  return { address: c.var.clientAddress, userAgent };
}

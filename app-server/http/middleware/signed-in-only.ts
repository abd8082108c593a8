import { createMiddleware } from "hono/factory";
import { toProblem } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

/** Rejects visitors before their input is read. The use cases decide on all others. */
export const signedInOnly = createMiddleware<RequestContext>(async (c, next) => {
  if (c.var.by.kind === "visitor") return problem(c, toProblem({ kind: "not-signed-in" }));
  return next();
});

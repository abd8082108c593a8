import { createMiddleware } from "hono/factory";
import { toProblem } from "../../contract/problem.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

/** Turns visitors away before a word of what they sent is looked at. The use cases decide on everybody else. */
export const signedInOnly = createMiddleware<RequestContext>(async (c, next) => {
  if (c.var.by.kind === "visitor") return problem(c, toProblem({ kind: "not-signed-in" }));
  return next();
});

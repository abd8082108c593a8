import { createMiddleware } from "hono/factory";
import { problemOf, toProblem } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";

const words: Record<string, string> = {
  PATCH: "Project ID is required for updates",
  DELETE: "Project ID is required for deletion",
};

/** Answers a change of a project whose id was left out, with the specification's words. */
export const idNeeded = createMiddleware<Scope>(async (c, next) => {
  const message = words[c.req.method];
  if (!message || !/\/portfolio\/?$/.test(c.req.path)) return next();
  if (c.var.by.kind === "visitor") return problem(c, toProblem({ kind: "not-signed-in" }));
  return problem(c, problemOf("project-id-missing", 400, message));
});

import { type Context, Hono } from "hono";
import { problemOf, toProblem } from "../contract/problem.ts";
import type { AppEnv } from "./app-env.ts";
import { problem } from "./problem-response.ts";

const words: Record<string, string> = {
  PATCH: "Project ID is required for updates",
  DELETE: "Project ID is required for deletion",
};

/** Answers 400 to changes of a project without an id in the path. */
export const requireProjectIdRoutes = new Hono<AppEnv>()
  .patch("/portfolio", refuseWithoutId)
  .delete("/portfolio", refuseWithoutId)
  .use("/portfolio/", (c, next) =>
    c.req.method in words ? Promise.resolve(refuseWithoutId(c)) : next(),
  );

function refuseWithoutId(c: Context<AppEnv>) {
  if (c.var.by.kind === "visitor") return problem(c, toProblem({ kind: "not-signed-in" }));
  return problem(c, problemOf("project-id-missing", 400, words[c.req.method] ?? ""));
}

import { Hono } from "hono";
import { answer } from "./answer.ts";
import type { Scope } from "./scope.ts";

/** Whether a person's lists changed. */
export const changesRoutes = new Hono<Scope>().get("/", async (c) => {
  const { core, by } = c.var;
  return answer(c, await core.readChanges({ by }), (changes) => changes);
});

import { Hono } from "hono";
import {
  deletionForm,
  toAccountEventBody,
  toOwnProviderBody,
  toOwnSessionBody,
} from "../contract/accounts/profile.ts";
import { toProblem } from "../contract/problem.ts";
import { answer } from "./answer.ts";
import { fromOf } from "./from-of.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { validate } from "./middleware/validate.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";
import { sessionCookie } from "./session-cookie.ts";

const day = (at: Date) => at.toISOString().slice(0, 10);

/** A person's own sessions, trail and data, and the end of it all. */
export function ownAccountRoutes() {
  return new Hono<Scope>()
    .get("/sessions", async (c) => {
      const { core, by, cookies } = c.var;
      const found = await core.listSessions({ by, secret: cookies.get(sessionCookie) });
      return answer(c, found, (sessions) => sessions.map(toOwnSessionBody));
    })
    .delete("/sessions/:id", async (c) => {
      const { core, by } = c.var;
      const ended = await core.endSession({ id: c.req.param("id"), by, from: fromOf(c) });
      return answer(c, ended, () => ({ message: "That browser is signed out" }));
    })
    .delete("/sessions", async (c) => {
      const { core, by, cookies } = c.var;
      const ended = await core.signOutEverywhere({ by, from: fromOf(c) });
      if (ended.ok) cookies.remove(sessionCookie);
      return answer(c, ended, () => ({ message: "You are signed out everywhere" }));
    })
    .get("/providers", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.listOwnProviders({ by }), (all) => all.map(toOwnProviderBody));
    })
    .get("/providers/removed", async (c) => {
      const { core, by } = c.var;
      const found = await core.listOwnProviders({ by, areRemoved: true });
      return answer(c, found, (all) => all.map(toOwnProviderBody));
    })
    .post("/providers/:id/let-in", async (c) => {
      const { core, by } = c.var;
      const id = c.req.param("id");
      const done = await core.changeOwnProvider({ id, change: "joined", by, from: fromOf(c) });
      return answer(c, done, () => ({ message: "That provider signs you in again" }));
    })
    .delete("/providers/:id", async (c) => {
      const { core, by } = c.var;
      const id = c.req.param("id");
      const removed = await core.changeOwnProvider({ id, change: "removed", by, from: fromOf(c) });
      return answer(c, removed, () => ({ message: "That provider does not sign you in any more" }));
    })
    .get("/events", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.listAccountEvents({ by }), (all) => all.map(toAccountEventBody));
    })
    .get("/data", async (c) => {
      const { core, by } = c.var;
      const data = await core.downloadData({ by, from: fromOf(c) });
      if (!data.ok) return problem(c, toProblem(data.refusal));
      const name = `boothwright-my-data-${day(new Date())}.json`;
      c.header("content-disposition", `attachment; filename="${name}"`);
      return c.json(data.value as object);
    })
    .delete("/", signedInOnly, validate("json", deletionForm), async (c) => {
      const { core, by, cookies } = c.var;
      const deleted = await core.deleteAccount({ ...c.req.valid("json"), by });
      if (deleted.ok) cookies.remove(sessionCookie);
      return answer(c, deleted, () => ({ message: "Your account is deleted" }));
    });
}

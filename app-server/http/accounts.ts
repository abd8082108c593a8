import { type Context, Hono } from "hono";
import type { SignInCalls } from "../../web/context.ts";
import {
  signInCode,
  signInForm,
  signInToken,
  toCurrentUserBody,
} from "../contract/accounts/accounts.ts";
import { toProblem } from "../contract/problem.ts";
import { validate } from "./middleware/validate.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";

/** Who is signed in, and signing in by e-mail. */
export function accountRoutes(signInOf: (c: Context<Scope>) => SignInCalls) {
  return (
    new Hono<Scope>()
      .get("/auth/user", (c) => {
        const { by } = c.var;
        if (by.kind === "visitor") return problem(c, toProblem({ kind: "not-signed-in" }));
        return c.json(toCurrentUserBody(by));
      })
      .post("/login/email", validate("json", signInForm), async (c) => {
        const { email, returnTo = null } = c.req.valid("json");
        const asked = await signInOf(c).ask({ email, returnTo });
        if (!asked.ok) return problem(c, asked.problem);
        const sent = "A sign-in link is on its way. It works once, for ten minutes";
        return c.json({ message: asked.value.held ?? sent }, 202);
      })
      .post("/login/email/verify", validate("json", signInToken), async (c) => {
        const done = await signInOf(c).byToken(c.req.valid("json").token);
        return done.ok ? c.json({ returnTo: done.value.returnTo }) : problem(c, done.problem);
      })
      .post("/login/email/code", validate("json", signInCode), async (c) => {
        const done = await signInOf(c).byCode(c.req.valid("json").code);
        return done.ok ? c.json({ returnTo: done.value.returnTo }) : problem(c, done.problem);
      })
      // A link or an image on another site must not sign anyone out; that one gets the page with a button. So does an old
      // browser, which does not say where the person comes from; what is no browser is believed.
      .get("/logout", async (c, next) => {
        const site = c.req.header("sec-fetch-site");
        const isOldBrowser = !site && c.req.header("user-agent")?.startsWith("Mozilla/");
        const isFromElsewhere = site && site !== "same-origin" && site !== "none";
        if (isFromElsewhere || isOldBrowser) return next();
        await signInOf(c).signOut();
        c.header("clear-site-data", '"cache"');
        return c.redirect("/", 303);
      })
  );
}

import { type Context, Hono } from "hono";
import { usualReturnTo } from "../../domain/accounts/after-sign-in.ts";
import { safeReturnTo } from "../../domain/accounts/sign-in/safe-return-to.ts";
import {
  newPasskeyForm,
  passkeyNameForm,
  passkeySignInForm,
  toPasskeyBody,
} from "../contract/accounts/passkeys.ts";
import { toProblem } from "../contract/problem.ts";
import { answer } from "./answer.ts";
import { fromOf } from "./from-of.ts";
import type { RateLimiter } from "./middleware/rate-limiter.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { tooManyRequests } from "./middleware/too-many-requests.ts";
import { validate } from "./middleware/validate.ts";
import { pathId } from "./path-id.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";
import { keepPasskeyBrowser, passkeyCookie, sessionCookie, setSession } from "./session-cookie.ts";

/** A person's own passkeys. */
export function ownPasskeyRoutes() {
  return new Hono<Scope>()
    .get("/", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.listPasskeys({ by }), (all) => all.map(toPasskeyBody));
    })
    .post("/options", async (c) => {
      const { core, by, cookies } = c.var;
      const offered = await core.offerPasskey({ by, browser: cookies.get(passkeyCookie) });
      if (offered.ok) keepPasskeyBrowser(cookies, offered.value.browser);
      return answer(c, offered, ({ options }) => options);
    })
    .post("/", signedInOnly, validate("json", newPasskeyForm), async (c) => {
      const { core, by, cookies } = c.var;
      const form = c.req.valid("json");
      const browser = cookies.get(passkeyCookie);
      const secret = cookies.get(sessionCookie);
      const added = await core.addPasskey({ ...form, browser, secret, by, from: fromOf(c) });
      if (added.ok && added.value.sessionSecret) setSession(cookies, added.value.sessionSecret);
      return answer(c, added, ({ passkey }) => toPasskeyBody(passkey), 201);
    })
    .patch("/:id", signedInOnly, validate("json", passkeyNameForm), async (c) => {
      const { core, by } = c.var;
      const { name } = c.req.valid("json");
      const renamed = await core.renamePasskey({ id: pathId(c), name, by });
      return answer(c, renamed, () => ({ message: "The passkey has its new name" }));
    })
    .delete("/:id", async (c) => {
      const { core, by } = c.var;
      const removed = await core.removePasskey({ id: pathId(c), by, from: fromOf(c) });
      return answer(c, removed, () => ({ message: "The passkey is removed" }));
    });
}

/** Signing in with a passkey. Questions are limited per client address: each one is kept for five minutes. */
export function passkeySignInRoutes(limiter: RateLimiter) {
  return new Hono<Scope>()
    .post("/options", async (c) => {
      const { core, cookies, clientAddress } = c.var;
      const waitSeconds = await limiter.take(clientAddress);
      if (waitSeconds !== null) return problem(c, tooManyRequests(waitSeconds));
      const asked = await core.askForPasskey({ browser: cookies.get(passkeyCookie) });
      keepPasskeyBrowser(cookies, asked.browser);
      return c.json(asked.options);
    })
    .post("/", validate("json", passkeySignInForm), async (c) => {
      const { core, cookies } = c.var;
      const form = c.req.valid("json");
      const signedIn = await core.signInByPasskey({
        answer: form.answer,
        browser: cookies.get(passkeyCookie),
        ...fromOf(c),
      });
      if (!signedIn.ok) {
        c.var.notice("sign-in-failed", "passkey");
        return problem(c, toProblem(signedIn.refusal));
      }
      await endOld(c);
      setSession(cookies, signedIn.value.sessionSecret);
      return c.json({ returnTo: safeReturnTo(form.returnTo ?? null) ?? usualReturnTo });
    });
}

async function endOld(c: Context<Scope>) {
  const { core, cookies } = c.var;
  await core.signOut({ secret: cookies.get(sessionCookie) });
}

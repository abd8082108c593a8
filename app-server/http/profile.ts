import { type Context, Hono } from "hono";
import type { AccountCalls } from "../../web/context.ts";
import { toCurrentUserBody } from "../contract/accounts/accounts.ts";
import { emailToken, profileForm, userTypeForm } from "../contract/accounts/profile.ts";
import { answer } from "./answer.ts";
import { fromOf } from "./from-of.ts";
import type { RateLimiter } from "./middleware/rate-limiter.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { tooManyRequests } from "./middleware/too-many-requests.ts";
import { validate } from "./middleware/validate.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";
import { sessionCookie, setSession } from "./session-cookie.ts";

/** What people change about their own accounts. */
export function profileRoutes(
  accountOf: (c: Context<Scope>) => AccountCalls,
  typeSwitches: RateLimiter,
) {
  return new Hono<Scope>()
    .patch("/profile", signedInOnly, validate("json", profileForm), async (c) => {
      const changed = await accountOf(c).changeProfile(c.req.valid("json"));
      return changed.ok ? c.json(changed.value) : problem(c, changed.problem);
    })
    .patch("/type", signedInOnly, validate("json", userTypeForm), async (c) => {
      const { userType } = c.req.valid("json");
      const { core, by, cookies } = c.var;
      const account = by.kind === "member" ? by.user.id : "";
      const waitSeconds = await typeSwitches.take(account);
      if (waitSeconds !== null) return problem(c, tooManyRequests(waitSeconds));
      const secret = cookies.get(sessionCookie);
      const switched = await core.switchType({ userType, by, secret, from: fromOf(c) });
      const { sessionSecret = null } = switched.ok ? switched.value : {};
      if (sessionSecret === null) await typeSwitches.giveBack(account);
      else setSession(cookies, sessionSecret);
      return answer(c, switched, ({ member }) => toCurrentUserBody(member));
    })
    .get("/email-change", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.readEmailChange({ by }), (waiting) => waiting);
    })
    .delete("/email-change", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.dropEmailChange({ by }), () => ({
        message: "Your address stays as it is",
      }));
    })
    .post("/email-change/confirm", signedInOnly, validate("json", emailToken), async (c) => {
      const confirmed = await accountOf(c).confirmEmail(c.req.valid("json").token);
      return confirmed.ok ? c.json(confirmed.value) : problem(c, confirmed.problem);
    });
}

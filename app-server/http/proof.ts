import { Hono } from "hono";
import { signInCode } from "../contract/accounts/accounts.ts";
import { passkeyProofForm } from "../contract/accounts/passkeys.ts";
import { answer } from "./answer.ts";
import { fromOf } from "./from-of.ts";
import type { MailLimit } from "./middleware/mail-limit.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { tooManyRequests } from "./middleware/too-many-requests.ts";
import { validate } from "./middleware/validate.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";
import { keepPasskeyBrowser, passkeyCookie, sessionCookie, setSession } from "./session-cookie.ts";

const confirmed = { message: "Thank you. It is you" };

/** Proving again that it is you, before what cannot be taken back. Codes count by account, apart from sign-in links, which anyone may ask for. */
export function proofRoutes(limit: MailLimit) {
  return new Hono<Scope>()
    .get("/", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.readProof({ by }), (state) => state);
    })
    .post("/passkey/options", async (c) => {
      const { core, by, cookies } = c.var;
      const asked = await core.askForProof({ by, browser: cookies.get(passkeyCookie) });
      if (asked.ok) keepPasskeyBrowser(cookies, asked.value.browser);
      return answer(c, asked, ({ options }) => options);
    })
    .post("/passkey", signedInOnly, validate("json", passkeyProofForm), async (c) => {
      const { core, by, cookies } = c.var;
      const proven = await core.proveByPasskey({
        answer: c.req.valid("json").answer,
        browser: cookies.get(passkeyCookie),
        secret: cookies.get(sessionCookie),
        by,
        from: fromOf(c),
      });
      if (proven.ok) setSession(cookies, proven.value.sessionSecret);
      else c.var.notice("sign-in-failed", "passkey");
      return answer(c, proven, () => confirmed);
    })
    .post("/email", signedInOnly, async (c) => {
      const { core, by, cookies } = c.var;
      const waitSeconds = by.kind === "member" ? await limit.proofCode(by.user.id) : null;
      if (waitSeconds !== null) return problem(c, tooManyRequests(waitSeconds));
      const sent = await core.sendProofCode({ by, secret: cookies.get(sessionCookie) });
      return answer(c, sent, () => ({ message: "A code is on its way to you" }), 202);
    })
    .post("/email/verify", signedInOnly, validate("json", signInCode), async (c) => {
      const { core, by, cookies } = c.var;
      const secret = cookies.get(sessionCookie);
      const { code } = c.req.valid("json");
      const proven = await core.proveByCode({ code, secret, by, from: fromOf(c) });
      if (proven.ok) setSession(cookies, proven.value.sessionSecret);
      else c.var.notice("sign-in-failed", "code");
      return answer(c, proven, () => confirmed);
    });
}

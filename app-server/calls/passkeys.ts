import { landingOf } from "../../domain/accounts/after-sign-in.ts";
import { safeReturnTo } from "../../domain/accounts/sign-in/safe-return-to.ts";
import type { passkeyCalls } from "../contract/accounts/passkey-calls.ts";
import { toPasskeyBody } from "../contract/accounts/passkeys.ts";
import { asId } from "../contract/fields/as-id.ts";
import { passkeyCookie, storePasskeyBrowser } from "../services/cookies.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import { type HandlersOf, mapped, ok } from "./handler.ts";

const confirmed = { message: "Identity confirmed" };

/** Handlers for the caller's passkeys, passkey sign-in, and re-authentication. */
export const passkeyHandlers: HandlersOf<typeof passkeyCalls> = {
  "GET /api/auth/user/passkeys": ({ core, by }) =>
    mapped(core.accounts.listPasskeys({ by }), (all) => all.map(toPasskeyBody)),
  "POST /api/auth/user/passkeys/options": async ({ core, by, cookies }) => {
    const offered = await core.accounts.createRegistrationOptions({
      by,
      browser: cookies.get(passkeyCookie),
    });
    if (offered.ok) storePasskeyBrowser(cookies, offered.value.browser);
    return mapped(offered, ({ options }) => options);
  },
  "POST /api/auth/user/passkeys": async ({ core, by, cookies, session, from }, { body: form }) => {
    const browser = cookies.get(passkeyCookie);
    const { secret } = session;
    const added = await core.accounts.addPasskey({ ...form, browser, secret, by, from });
    if (added.ok && added.value.sessionSecret) session.renew(added.value.sessionSecret);
    return mapped(added, ({ passkey }) => toPasskeyBody(passkey));
  },
  "PATCH /api/auth/user/passkeys/:id": ({ core, by }, { params: { id }, body: { name } }) =>
    mapped(core.accounts.renamePasskey({ id: asId(id), name, by }), () => ({
      message: "The passkey is renamed",
    })),
  "DELETE /api/auth/user/passkeys/:id": ({ core, by, from }, { params: { id } }) =>
    mapped(core.accounts.removePasskey({ id: asId(id), by, from }), () => ({
      message: "The passkey is removed",
    })),

  // limited by client address: each challenge is stored for five minutes
  "POST /api/login/passkey/options": async ({ core, cookies, clientAddress, services }) => {
    const waitSeconds = await services.limiters.passkeyChallenges.take(clientAddress);
    if (waitSeconds !== null) return { ok: false, problem: tooManyRequests(waitSeconds) };
    const asked = await core.accounts.askForPasskey({ browser: cookies.get(passkeyCookie) });
    storePasskeyBrowser(cookies, asked.browser);
    return ok(asked.options);
  },
  "POST /api/login/passkey": async ({ core, cookies, session, from, notice }, { body: form }) => {
    const browser = cookies.get(passkeyCookie);
    const signedIn = await core.accounts.signInByPasskey({ answer: form.answer, browser, ...from });
    if (!signedIn.ok) {
      notice("sign-in-failed", "passkey");
      return signedIn;
    }
    await session.start(signedIn.value.sessionSecret);
    return ok({ returnTo: safeReturnTo(form.returnTo ?? null) ?? landingOf(signedIn.value.user) });
  },

  "GET /api/auth/user/proof": ({ core, by }) =>
    mapped(core.accounts.readReauthentication({ by }), (state) => state),
  "POST /api/auth/user/proof/passkey/options": async ({ core, by, cookies }) => {
    const asked = await core.accounts.startPasskeyReauthentication({
      by,
      browser: cookies.get(passkeyCookie),
    });
    if (asked.ok) storePasskeyBrowser(cookies, asked.value.browser);
    return mapped(asked, ({ options }) => options);
  },
  "POST /api/auth/user/proof/passkey": async (
    { core, by, cookies, session, from, notice },
    { body: { answer } },
  ) => {
    const browser = cookies.get(passkeyCookie);
    const { secret } = session;
    const proven = await core.accounts.reauthenticateByPasskey({
      answer,
      browser,
      secret,
      by,
      from,
    });
    if (proven.ok) session.renew(proven.value.sessionSecret);
    else notice("sign-in-failed", "passkey");
    return mapped(proven, () => confirmed);
  },
  // codes are limited by account, separately from sign-in links, which anyone may request
  "POST /api/auth/user/proof/email": async ({ core, by, session, services }) => {
    const waitSeconds =
      by.kind === "member" ? await services.emailLimit.proofCode(by.user.id) : null;
    if (waitSeconds !== null) return { ok: false, problem: tooManyRequests(waitSeconds) };
    return mapped(core.accounts.sendReauthenticationCode({ by, secret: session.secret }), () => ({
      message: "A code is on its way",
    }));
  },
  "POST /api/auth/user/proof/email/verify": async (
    { core, by, session, from, notice, services },
    { body: { code } },
  ) => {
    const proven = await core.accounts.reauthenticateByCode({
      code,
      secret: session.secret,
      by,
      from,
      wrongCodes: services.limiters.wrongProofCodes,
    });
    if (proven.ok) session.renew(proven.value.sessionSecret);
    else notice("sign-in-failed", "code");
    return mapped(proven, () => confirmed);
  },
};

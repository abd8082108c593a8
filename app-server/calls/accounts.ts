import { needsReauthentication } from "../../domain/accounts/needs-reauthentication.ts";
import { utcDay } from "../../domain/shared/time/utc-day.ts";
import type { accountCalls } from "../contract/accounts/account-calls.ts";
import { toCurrentUserBody } from "../contract/accounts/accounts.ts";
import type { mailChoiceCalls } from "../contract/accounts/mail-choices.ts";
import {
  toAccountEventBody,
  toOwnProviderBody,
  toOwnSessionBody,
} from "../contract/accounts/profile.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import { forgetReceipts } from "../services/receipts.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/**
 * Handlers for a member's own account: profile, sessions, providers, activity, data export,
 * deletion and email preferences.
 */
export const accountHandlers: HandlersOf<typeof accountCalls & typeof mailChoiceCalls> = {
  "PATCH /api/auth/user/profile": async ({ core, by, from, services, now }, { body }) => {
    const { email, ...profile } = body;
    const isNew =
      by.kind === "member" && by.user.email !== email && !needsReauthentication(by, now);
    const waitSeconds = isNew ? await services.emailLimit.emailChange(by.user.id, email) : null;
    if (waitSeconds !== null) return { ok: false, problem: tooManyRequests(waitSeconds) };
    return mapped(
      core.accounts.changeProfile({ profile, email, by, from }),
      ({ member, emailToConfirm }) => ({ ...toCurrentUserBody(member), emailToConfirm }),
    );
  },
  "PATCH /api/auth/user/type": async (
    { core, by, from, session, services },
    { body: { userType } },
  ) => {
    const { typeSwitches } = services.limiters;
    const account = by.kind === "member" ? by.user.id : "";
    const waitSeconds = await typeSwitches.take(account);
    if (waitSeconds !== null) return { ok: false, problem: tooManyRequests(waitSeconds) };
    const switched = await core.accounts.switchType({ userType, by, secret: session.secret, from });
    const { sessionSecret = null } = switched.ok ? switched.value : {};
    if (sessionSecret === null) await typeSwitches.giveBack(account);
    else session.renew(sessionSecret);
    return mapped(switched, ({ member }) => toCurrentUserBody(member));
  },
  "GET /api/auth/user/email-change": ({ core, by }) =>
    mapped(core.accounts.readEmailChange({ by }), (waiting) => waiting),
  "DELETE /api/auth/user/email-change": ({ core, by }) =>
    mapped(core.accounts.dropEmailChange({ by }), () => ({
      message: "Your address stays as it is",
    })),
  "POST /api/auth/user/email-change/confirm": ({ core, by, from }, { body: { token } }) =>
    mapped(core.accounts.confirmEmailChange({ token, by, from }), (confirmed) => confirmed),

  "GET /api/auth/user/providers": ({ core, by }) =>
    mapped(core.accounts.listOwnProviders({ by }), (all) => all.map(toOwnProviderBody)),
  "GET /api/auth/user/providers/removed": ({ core, by }) =>
    mapped(core.accounts.listOwnProviders({ by, areRemoved: true }), (all) =>
      all.map(toOwnProviderBody),
    ),
  "DELETE /api/auth/user/providers/:id": ({ core, by, from }, { params: { id } }) =>
    mapped(core.accounts.changeOwnProvider({ id, change: "removed", by, from }), () => ({
      message: "You can no longer sign in with that provider",
    })),
  "POST /api/auth/user/providers/:id/let-in": ({ core, by, from }, { params: { id } }) =>
    mapped(core.accounts.changeOwnProvider({ id, change: "joined", by, from }), () => ({
      message: "You can sign in with that provider again",
    })),

  "GET /api/auth/user/sessions": ({ core, by, session }) =>
    mapped(core.accounts.listSessions({ by, secret: session.secret }), (all) =>
      all.map(toOwnSessionBody),
    ),
  "DELETE /api/auth/user/sessions/:id": ({ core, by, from }, { params: { id } }) =>
    mapped(core.accounts.endSession({ id, by, from }), () => ({
      message: "That browser is signed out",
    })),
  "DELETE /api/auth/user/sessions": async ({ core, by, from, session, cookies }) => {
    const ended = await core.accounts.signOutEverywhere({ by, from });
    if (ended.ok) {
      session.forget();
      forgetReceipts(cookies);
    }
    return mapped(ended, () => ({ message: "You are signed out everywhere" }));
  },

  "GET /api/auth/user/events": ({ core, by }) =>
    mapped(core.accounts.listAccountEvents({ by }), (all) => all.map(toAccountEventBody)),
  "GET /api/auth/user/data": async ({ core, by, from, now }) => {
    const data = await core.accounts.downloadData({ by, from });
    if (!data.ok) return data;
    const name = `boothwright-my-data-${utcDay(now)}.json`;
    return {
      ok: true,
      value: data.value,
      headers: { "content-disposition": `attachment; filename="${name}"` },
    };
  },
  "DELETE /api/auth/user": async ({ core, by, session, cookies }, { body }) => {
    const deleted = await core.privacy.deleteAccount({ ...body, by });
    if (deleted.ok) {
      session.forget();
      forgetReceipts(cookies);
    }
    return mapped(deleted, () => ({ message: "Your account is deleted" }));
  },

  "GET /api/auth/user/mail": ({ core, by }) =>
    mapped(core.accounts.readMailChoices({ by }), (topics) => ({ topics })),
  "PUT /api/auth/user/mail": ({ core, by, from }, { body: { wanted } }) =>
    mapped(core.accounts.chooseMail({ wanted, by, from }), (topics) => ({ topics })),
};

import { landingOf } from "../../domain/accounts/after-sign-in.ts";
import {
  isFirstSession,
  type SignedIn as Opened,
} from "../../domain/accounts/sessions/open-session.ts";
import { safeReturnTo } from "../../domain/accounts/sign-in/safe-return-to.ts";
import { signInMinutes } from "../../domain/accounts/sign-in/sign-in.ts";
import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import { toCurrentUserBody } from "../contract/accounts/accounts.ts";
import type { signInCalls } from "../contract/accounts/sign-in-calls.ts";
import type { SignedIn } from "../contract/page-calls.ts";
import { type Outcome, toProblem } from "../contract/problem.ts";
import { signInCookie } from "../services/cookies.ts";
import { tooManyRequests, waitWords } from "../services/rate-limits/too-many-requests.ts";
import { forgetReceipts } from "../services/receipts.ts";
import type { CallContext, HandlersOf } from "./handler.ts";

/** Handlers for the current user, and for sign-in by email. */
export const signInHandlers: HandlersOf<typeof signInCalls> = {
  "GET /api/auth/user": async ({ by }) =>
    by.kind === "member"
      ? { ok: true, value: toCurrentUserBody(by) }
      : { ok: false, refusal: { kind: "not-signed-in" } },
  "POST /api/login/email": async (context, { body: { email, returnTo = null } }) => {
    const asked = await askForSignInLink(context, { email, returnTo });
    if (!asked.ok) return asked;
    const sent = `A sign-in link is on its way. It works once and expires in ${signInMinutes} minutes`;
    return { ok: true, value: { message: asked.value.held ?? sent } };
  },
  "POST /api/login/email/verify": async (context, { body: { token } }) =>
    toPath(await signInByToken(context, token)),
  "POST /api/login/email/code": async (context, { body: { code } }) =>
    toPath(await signInByCode(context, code)),
};

const toPath = (done: Outcome<SignedIn>): Outcome<{ returnTo: string }> =>
  done.ok ? { ok: true, value: { returnTo: done.value.returnTo } } : done;

type Form = { email: string; returnTo: string | null };

/** Sends a sign-in link. `held` says why no new one was sent when the limit is reached. */
export async function askForSignInLink(
  { core, cookies, clientAddress, services, notice }: CallContext,
  { email, returnTo }: Form,
): Promise<Outcome<{ held: string | null }>> {
  const knownBrowser = services.knownBrowsers.find(cookies, email);
  const limited = await services.emailLimit.signInLink({ email, clientAddress, knownBrowser });
  if (limited.kind === "refused") {
    return { ok: false, problem: tooManyRequests(limited.waitSeconds) };
  }
  if (limited.kind === "held") {
    notice("limit-reached", "sign-in links");
    return { ok: true, value: { held: heldWords(limited.waitSeconds) } };
  }
  const asked = await core.accounts.requestSignInLink({
    email,
    returnTo: safeReturnTo(returnTo),
    browser: cookies.get(signInCookie),
  });
  cookies.set(signInCookie, asked.browser, signInMinutes * 60);
  return { ok: true, value: { held: null } };
}

/** Says that no new email was sent; links sent in the last minutes still work. */
function heldWords(waitSeconds: number): string {
  return `We've sent several sign-in links to this address. Use the latest one, or ask again ${waitWords(waitSeconds)}`;
}

/** Completes a sign-in by a link's token, in the browser that requested it or in another one. */
export async function signInByToken(context: CallContext, token: string) {
  const { core, cookies, from } = context;
  const browser = cookies.get(signInCookie);
  return finishSignIn(
    context,
    "link",
    await core.accounts.completeSignIn({ token, browser, ...from }),
  );
}

/** Completes a sign-in by the six-digit code; wrong codes count against the email address. */
export async function signInByCode(context: CallContext, code: string) {
  const { core, cookies, from, services } = context;
  const browser = cookies.get(signInCookie);
  const { wrongCodes: limiter } = services.limiters;
  // a browser in which the person has signed in before has a count of its own, which others can't
  // use up
  const keyOf = (email: string) =>
    [services.knownBrowsers.find(cookies, email) ?? "", email].join(" ");
  const wrongCodes = {
    take: (email: string) => limiter.take(keyOf(email)),
    giveBack: (email: string) => limiter.giveBack(keyOf(email)),
  };
  return finishSignIn(
    context,
    "code",
    await core.accounts.completeSignInByCode({ code, browser, wrongCodes, ...from }),
  );
}

/** Starts the opened session in the browser, and remembers there whose it was. */
export async function finishSignIn(
  { cookies, session, services, notice }: CallContext,
  way: string,
  result: Result<Opened & { returnTo: string | null }, Refusal>,
): Promise<Outcome<SignedIn>> {
  if (!result.ok) {
    // a wrong code is reported where its account is known
    if (result.refusal.kind !== "sign-in-code-wrong") notice("sign-in-failed", way);
    return { ok: false, problem: toProblem(result.refusal) };
  }
  const { sessionSecret, user, returnTo } = result.value;
  await session.start(sessionSecret);
  services.knownBrowsers.remember(cookies, user.email);
  const isNew = isFirstSession(result.value);
  return { ok: true, value: { returnTo: returnTo ?? landingOf(user), isNew } };
}

/**
 * Ends the session and deletes its cookie. A browser that was signed in also loses its receipts.
 */
export async function signOut({
  core,
  by,
  from,
  session,
  cookies,
}: Pick<CallContext, "core" | "by" | "from" | "session" | "cookies">): Promise<void> {
  const { secret } = session;
  await core.accounts.signOut({ secret, by, from });
  session.forget();
  if (secret) forgetReceipts(cookies);
}

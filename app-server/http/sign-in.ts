import type * as z from "zod";
import { usualReturnTo } from "../../domain/accounts/after-sign-in.ts";
import { isFirstSession } from "../../domain/accounts/sessions/open-session.ts";
import type { Session } from "../../domain/accounts/sessions/session.ts";
import { safeReturnTo } from "../../domain/accounts/sign-in/safe-return-to.ts";
import { ownTypes, type User, type UserType, userTypes } from "../../domain/accounts/user.ts";
import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { Outcome, SignedIn, SignInCalls } from "../../web/context.ts";
import { signInCode, signInForm, signInToken } from "../contract/accounts/accounts.ts";
import { type Problem, problemOf, toProblem } from "../contract/problem.ts";
import type { KnownBrowsers } from "./documents/known-browsers.ts";
import { invalidInput } from "./invalid-input.ts";
import type { MessageTokens } from "./message-tokens.ts";
import type { MailLimit } from "./middleware/mail-limit.ts";
import { tooManyRequests, waitWords } from "./middleware/too-many-requests.ts";
import type { Scope } from "./scope.ts";
import { sessionCookie, setSession, signInCookie } from "./session-cookie.ts";
import { takeSession } from "./take-session.ts";

type Needs = {
  scope: Scope["Variables"];
  userAgent: string | null;
  limit: MailLimit;
  knownBrowsers: KnownBrowsers;
  mailLinks: MessageTokens;
  isDevelopment: boolean;
};

const minutes = 10;

/** Signing in and out on behalf of one request, for the REST calls and for the pages' forms alike. */
export function createSignInCalls({
  scope,
  userAgent,
  limit,
  knownBrowsers,
  mailLinks,
  isDevelopment,
}: Needs): SignInCalls {
  const { core, by, cookies, clientAddress } = scope;
  const from = { userAgent, address: clientAddress };

  async function finish(
    way: string,
    result: Result<
      { sessionSecret: string; session: Session; user: User; returnTo: string | null },
      Refusal
    >,
  ): Promise<Outcome<SignedIn>> {
    if (!result.ok) {
      // a wrong code is noted where it is known whose it is
      if (result.refusal.kind !== "sign-in-code-wrong") scope.notice("sign-in-failed", way);
      return refused(toProblem(result.refusal));
    }
    await takeSession(scope, result.value.sessionSecret);
    knownBrowsers.remember(cookies, result.value.user.email);
    const { returnTo } = result.value;
    const isNew = isFirstSession(result.value);
    return { ok: true, value: { returnTo: returnTo ?? usualReturnTo, isNew } };
  }

  return {
    async ask(form) {
      const parsed = parse(signInForm, form);
      if (!parsed.ok) return parsed;
      const { email, returnTo } = parsed.value;
      const knownBrowser = knownBrowsers.find(cookies, email);
      const limited = await limit.signInLink({ email, clientAddress, knownBrowser });
      if (limited.kind === "refused") return refused(tooManyRequests(limited.waitSeconds));
      if (limited.kind === "held") {
        scope.notice("limit-reached", "sign-in links");
        return { ok: true, value: { held: heldWords(limited.waitSeconds) } };
      }

      const browser = cookies.get(signInCookie);
      const asked = await core.requestSignInLink({
        email,
        returnTo: safeReturnTo(returnTo ?? null),
        browser,
      });
      cookies.set(signInCookie, asked.browser, minutes * 60);
      return { ok: true, value: { held: null } };
    },

    async readMailLink(token) {
      const id = mailLinks.read(token);
      return id && core.readMailLink({ id });
    },

    async open(token) {
      const result = await core.openSignInLink({ token, browser: cookies.get(signInCookie) });
      return result.ok ? result : refused(toProblem(result.refusal));
    },

    async byToken(token) {
      const parsed = parse(signInToken, { token });
      if (!parsed.ok) return parsed;
      const browser = cookies.get(signInCookie);
      return finish("link", await core.completeSignIn({ ...parsed.value, browser, ...from }));
    },

    async byCode(code) {
      const parsed = parse(signInCode, { code });
      if (!parsed.ok) return parsed;
      const browser = cookies.get(signInCookie);
      return finish("code", await core.completeSignInByCode({ ...parsed.value, browser, ...from }));
    },

    async asSample(userType, returnTo) {
      if (!isDevelopment || !isUserType(userType)) {
        return refused(toProblem({ kind: "not-allowed" }));
      }
      const result = await core.signInAsSample({ userType, ...from });
      if (!result.ok) return refused(toProblem(result.refusal));
      return finish("sample", {
        ok: true,
        value: { ...result.value, returnTo: safeReturnTo(returnTo) },
      });
    },

    async chooseType(userType) {
      const chosen = ownTypes.find((type) => type === userType);
      if (!chosen) return refused(problemOf("invalid-input", 400, "Choose one of the two"));
      const secret = cookies.get(sessionCookie);
      const switched = await core.switchType({ userType: chosen, by, secret, from });
      if (!switched.ok) return refused(toProblem(switched.refusal));
      if (switched.value.sessionSecret) setSession(cookies, switched.value.sessionSecret);
      return { ok: true, value: null };
    },

    async signOut() {
      await core.signOut({ secret: cookies.get(sessionCookie), by, from });
      cookies.remove(sessionCookie);
    },
  };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  return parsed.success ? { ok: true, value: parsed.data } : refused(invalidInput(parsed.error));
}

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

/** Nothing new was sent; what was sent in the last minutes still works. */
function heldWords(waitSeconds: number): string {
  return `We've sent several sign-in links to this address. Use the latest one, or ask again ${waitWords(waitSeconds)}`;
}

function isUserType(text: string): text is UserType {
  return (userTypes as readonly string[]).includes(text);
}

import * as z from "zod";
import { maskEmail } from "../../../domain/accounts/profile/mask-email.ts";
import { safeReturnTo } from "../../../domain/accounts/sign-in/safe-return-to.ts";
import { type UserType, userTypes } from "../../../domain/accounts/user.ts";
import type { Refusal } from "../../../domain/core.ts";
import type { Result } from "../../../domain/shared/result.ts";
import { signInCode, signInForm, signInToken } from "../../contract/accounts/accounts.ts";
import type { PageCalls } from "../../contract/page-calls.ts";
import { type Outcome, type Problem, toProblem } from "../../contract/problem.ts";
import { signInCookie } from "../../services/cookies.ts";
import type { CallContext } from "../handler.ts";
import { invalidInput } from "../input/invalid-input.ts";
import {
  askForSignInLink,
  finishSignIn,
  signInByCode,
  signInByToken,
  signOut,
} from "../sign-in.ts";

const linkCookie = "opened-link";
/** Lifetime in minutes of the cookie with the link's token: enough to sign in. */
const rememberedMinutes = 30;

/** Calls for the server's own pages besides the API's, for one request. */
export function createPageCalls(context: CallContext, isDevelopment: boolean): PageCalls {
  const { core, by, cookies, from, services } = context;
  const { mailLinks, unsubscribeLinks } = services;

  async function ofMessage<Value>(
    token: string,
    ask: (message: {
      id: NonNullable<ReturnType<typeof unsubscribeLinks.read>>;
    }) => Promise<Result<Value, Refusal>>,
  ): Promise<Outcome<Value>> {
    const id = unsubscribeLinks.read(token);
    if (!id) return refused(toProblem({ kind: "unsubscribe-invalid" }));
    return toOutcome(await ask({ id }));
  }

  return {
    async askForSignInLink(form) {
      const parsed = parse(signInForm, form);
      if (!parsed.ok) return parsed;
      const { email, returnTo = null } = parsed.value;
      return askForSignInLink(context, { email, returnTo });
    },
    async readMailLink(token) {
      const id = mailLinks.read(token);
      return id && core.quotes.readMailLink({ id });
    },
    async claimByMailLink(token) {
      const id = mailLinks.read(token);
      if (id) await core.quotes.claimByMailLink({ id, by });
    },
    openSignInLink: async (token) =>
      toOutcome(await core.accounts.openSignInLink({ token, browser: cookies.get(signInCookie) })),
    async signInByToken(token) {
      const parsed = parse(signInToken, { token });
      return parsed.ok ? signInByToken(context, parsed.value.token) : parsed;
    },
    async signInByCode(code) {
      const parsed = parse(signInCode, { code });
      return parsed.ok ? signInByCode(context, parsed.value.code) : parsed;
    },
    async signInAsSample(userType, returnTo) {
      if (!isDevelopment || !isUserType(userType)) {
        return refused(toProblem({ kind: "not-allowed" }));
      }
      const result = await core.accounts.signInAsSample({ userType, ...from });
      if (!result.ok) return refused(toProblem(result.refusal));
      const value = { ...result.value, returnTo: safeReturnTo(returnTo) };
      return finishSignIn(context, "sample", { ok: true, value });
    },
    signOut: () => signOut(context),
    rememberLink(page, token) {
      if (!/^[\w-]{1,100}$/.test(token)) return;
      cookies.set(linkCookie, `${page}~${token}`, rememberedMinutes * 60);
    },
    rememberedLink(page) {
      const [of, token] = (cookies.get(linkCookie) ?? "").split("~");
      return of === page && token ? token : null;
    },

    async openEmailChange(token) {
      const opened = await core.accounts.openEmailChange({ token, by });
      if (!opened.ok) return toOutcome(opened);
      return { ok: true, value: { email: maskEmail(opened.value.email) } };
    },
    openUnsubscribe: (token) => ofMessage(token, core.accounts.openUnsubscribe),
    unsubscribe: (token) => ofMessage(token, core.accounts.unsubscribe),
  };
}

function parse<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): Outcome<z.output<Schema>> {
  const parsed = z.safeParse(schema, input);
  return parsed.success ? { ok: true, value: parsed.data } : refused(invalidInput(parsed.error));
}

const toOutcome = <Value>(result: Result<Value, Refusal>): Outcome<Value> =>
  result.ok ? result : refused(toProblem(result.refusal));

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

function isUserType(text: string): text is UserType {
  return (userTypes as readonly string[]).includes(text);
}

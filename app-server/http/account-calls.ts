import { maskEmail } from "../../domain/accounts/profile/mask-email.ts";
import { needsFreshProof } from "../../domain/accounts/reauthentication/needs-fresh-proof.ts";
import type { Refusal } from "../../domain/core.ts";
import type { From } from "../../domain/shared/client-info.ts";
import type { Result } from "../../domain/shared/result.ts";
import type { AccountCalls, Outcome } from "../../web/context.ts";
import { toCurrentUserBody } from "../contract/accounts/accounts.ts";
import { emailToken } from "../contract/accounts/profile.ts";
import { type Problem, toProblem } from "../contract/problem.ts";
import { invalidInput } from "./invalid-input.ts";
import type { MessageTokens } from "./message-tokens.ts";
import type { MailLimit } from "./middleware/mail-limit.ts";
import { tooManyRequests } from "./middleware/too-many-requests.ts";
import type { Scope } from "./scope.ts";

type Needs = {
  scope: Scope["Variables"];
  from: From;
  limit: MailLimit;
  tokens: MessageTokens;
};

/** What people do with their own accounts on behalf of one request, for the REST calls and for pages alike. */
export function createAccountCalls({ scope, from, limit, tokens }: Needs): AccountCalls {
  const { core, by } = scope;

  return {
    async changeProfile({ email, ...profile }) {
      const isNew =
        by.kind === "member" && by.user.email !== email && !needsFreshProof(by, new Date());
      const waitSeconds = isNew ? await limit.emailChange(by.user.id, email) : null;
      if (waitSeconds !== null) return refused(tooManyRequests(waitSeconds));
      return outcome(await core.changeProfile({ profile, email, by, from }), (changed) => ({
        ...toCurrentUserBody(changed.member),
        emailToConfirm: changed.emailToConfirm,
      }));
    },

    async openEmailChange(token) {
      const opened = await core.openEmailChange({ token, by });
      return outcome(opened, ({ email }) => ({ email: maskEmail(email) }));
    },

    async confirmEmail(token) {
      const parsed = emailToken.safeParse({ token });
      if (!parsed.success) return refused(invalidInput(parsed.error));
      return outcome(await core.confirmEmailChange({ ...parsed.data, by, from }));
    },

    async openUnsubscribe(token) {
      const id = tokens.read(token);
      if (!id) return refused(toProblem({ kind: "unsubscribe-invalid" }));
      return outcome(await core.openUnsubscribe({ id }));
    },

    async unsubscribe(token) {
      const id = tokens.read(token);
      if (!id) return refused(toProblem({ kind: "unsubscribe-invalid" }));
      return outcome(await core.unsubscribe({ id }));
    },
  };
}

function outcome<Value, Body = Value>(
  result: Result<Value, Refusal>,
  toBody: (value: Value) => Body = (value) => value as unknown as Body,
): Outcome<Body> {
  if (!result.ok) return refused(toProblem(result.refusal));
  return { ok: true, value: toBody(result.value) };
}

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

import type { mailChoiceCalls } from "../contract/accounts/mail-choices.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** The caller's email preferences. */
export const mailChoiceHandlers: HandlersOf<typeof mailChoiceCalls> = {
  "GET /api/auth/user/mail": ({ core, by }) =>
    mapped(core.accounts.readMailChoices({ by }), (topics) => ({ topics })),
  "PUT /api/auth/user/mail": ({ core, by, from }, { body: { wanted } }) =>
    mapped(core.accounts.chooseMail({ wanted, by, from }), (topics) => ({ topics })),
};

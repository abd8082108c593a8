import * as z from "zod";
import { messageBody } from "../admin.ts";
import type { CallRows } from "../call.ts";
import { currentUserBody } from "./accounts.ts";
import {
  accountEventBody,
  changedProfileBody,
  confirmedEmailBody,
  deletionForm,
  emailChangeBody,
  emailToken,
  ownProviderBody,
  ownSessionBody,
  profileForm,
  userTypeForm,
} from "./profile.ts";

/** The calls about one's own account. */
export const accountCalls = {
  "PATCH /api/auth/user/profile": {
    tag: "Accounts",
    summary:
      "Change your profile. A new e-mail address counts once the link that is sent to it is used",
    callers: "members",
    body: profileForm,
    answer: changedProfileBody,
    problems: [403, 429],
  },
  "PATCH /api/auth/user/type": {
    tag: "Accounts",
    summary: "Switch between exhibitor and builder; an admin cannot",
    callers: "members",
    body: userTypeForm,
    answer: currentUserBody,
    problems: [409, 429],
  },
  "GET /api/auth/user/email-change": {
    tag: "Accounts",
    summary: "The new e-mail address that waits for its confirmation",
    callers: "members",
    answer: emailChangeBody,
  },
  "DELETE /api/auth/user/email-change": {
    tag: "Accounts",
    summary: "Keep the address you have",
    callers: "members",
    answer: messageBody,
  },
  "POST /api/auth/user/email-change/confirm": {
    tag: "Accounts",
    summary: "Confirm the new address with the token of its link",
    callers: "members",
    body: emailToken,
    answer: confirmedEmailBody,
    problems: [409],
  },
  "GET /api/auth/user/providers": {
    tag: "Accounts",
    summary: "The providers that sign you in, the first joined first",
    callers: "members",
    answer: z.array(ownProviderBody),
  },
  "DELETE /api/auth/user/providers/:id": {
    tag: "Accounts",
    summary: "Part your account from a provider; the link by e-mail stays. Wants a fresh proof",
    callers: "members",
    answer: messageBody,
    problems: [403, 404],
  },
  "GET /api/auth/user/providers/removed": {
    tag: "Accounts",
    summary: "The providers that you removed; they sign nobody in",
    callers: "members",
    answer: z.array(ownProviderBody),
  },
  "POST /api/auth/user/providers/:id/let-in": {
    tag: "Accounts",
    summary: "Let a provider in again that you removed. Wants a fresh proof",
    callers: "members",
    answer: messageBody,
    problems: [403, 404],
  },
  "GET /api/auth/user/sessions": {
    tag: "Accounts",
    summary: "Where you are signed in, the latest used first",
    callers: "members",
    answer: z.array(ownSessionBody),
  },
  "DELETE /api/auth/user/sessions/:id": {
    tag: "Accounts",
    summary: "Sign one of your browsers out",
    callers: "members",
    answer: messageBody,
    problems: [404],
  },
  "DELETE /api/auth/user/sessions": {
    tag: "Accounts",
    summary: "Sign all your browsers out, this one too",
    callers: "members",
    answer: messageBody,
  },
  "GET /api/auth/user/events": {
    tag: "Accounts",
    summary: "The last hundred things that happened to your account",
    callers: "members",
    answer: z.array(accountEventBody),
  },
  "GET /api/auth/user/data": {
    tag: "Accounts",
    summary: "Everything that is kept about you, as a file",
    callers: "members",
    answer: z.record(z.string(), z.unknown()),
  },
  "DELETE /api/auth/user": {
    tag: "Accounts",
    summary:
      "Delete your account. Requests stay, with the contact details in them, unless `eraseRequests` is true. Needs a fresh proof",
    callers: "members",
    body: deletionForm,
    answer: messageBody,
    problems: [403],
  },
} satisfies CallRows;

import * as z from "zod";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
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

/** Calls for the caller's own account. */
export const accountCalls = {
  "PATCH /api/auth/user/profile": {
    tag: "Accounts",
    summary:
      "Change your profile. A new email address takes effect once its confirmation link is opened",
    callers: "members",
    body: profileForm,
    answer: changedProfileBody,
    problems: [403, 429],
  },
  "PATCH /api/auth/user/type": {
    tag: "Accounts",
    summary: "Switch between exhibitor and builder. Admins can't switch",
    callers: "members",
    body: userTypeForm,
    answer: currentUserBody,
    problems: [409, 429],
  },
  "GET /api/auth/user/email-change": {
    tag: "Accounts",
    summary: "The new email address awaiting confirmation",
    callers: "members",
    answer: emailChangeBody,
  },
  "DELETE /api/auth/user/email-change": {
    tag: "Accounts",
    summary: "Cancel the change of your email address",
    callers: "members",
    answer: messageBody,
  },
  "POST /api/auth/user/email-change/confirm": {
    tag: "Accounts",
    summary: "Confirm a new email address with the token from its link",
    callers: "members",
    body: emailToken,
    answer: confirmedEmailBody,
    problems: [409],
  },
  "GET /api/auth/user/providers": {
    tag: "Accounts",
    summary: "List your connected sign-in providers, oldest first",
    callers: "members",
    answer: z.array(ownProviderBody),
  },
  "DELETE /api/auth/user/providers/:id": {
    tag: "Accounts",
    summary:
      "Disconnect a sign-in provider. Email links keep working. Requires recent re-authentication",
    callers: "members",
    answer: messageBody,
    problems: [403, 404],
  },
  "GET /api/auth/user/providers/removed": {
    tag: "Accounts",
    summary: "List the sign-in providers you removed; they can't sign you in",
    callers: "members",
    answer: z.array(ownProviderBody),
  },
  "POST /api/auth/user/providers/:id/let-in": {
    tag: "Accounts",
    summary: "Reconnect a removed sign-in provider. Requires recent re-authentication",
    callers: "members",
    answer: messageBody,
    problems: [403, 404],
  },
  "GET /api/auth/user/sessions": {
    tag: "Accounts",
    summary: "List your sessions, most recently used first",
    callers: "members",
    answer: z.array(ownSessionBody),
  },
  "DELETE /api/auth/user/sessions/:id": {
    tag: "Accounts",
    summary: "End one of your sessions",
    callers: "members",
    answer: messageBody,
    problems: [404],
  },
  "DELETE /api/auth/user/sessions": {
    tag: "Accounts",
    summary: "End all your sessions, including this one",
    callers: "members",
    answer: messageBody,
  },
  "GET /api/auth/user/events": {
    tag: "Accounts",
    summary: "List the last 100 events of your account",
    callers: "members",
    answer: z.array(accountEventBody),
  },
  "GET /api/auth/user/data": {
    tag: "Accounts",
    summary: "Download everything we have on you. Requires recent re-authentication",
    callers: "members",
    answer: z.record(z.string(), z.unknown()),
    problems: [403],
  },
  "DELETE /api/auth/user": {
    tag: "Accounts",
    summary:
      "Delete your account. Requests are kept, with their contact details, unless `eraseRequests` is true. Requires recent re-authentication",
    callers: "members",
    body: deletionForm,
    answer: messageBody,
    problems: [403],
  },
} satisfies CallRows;

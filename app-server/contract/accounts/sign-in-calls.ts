import { signInMinutes } from "../../../domain/accounts/sign-in/sign-in.ts";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { currentUserBody, signedInBody, signInCode, signInForm, signInToken } from "./accounts.ts";

/** Calls for the current user and sign-in by email. */
export const signInCalls = {
  "GET /api/auth/user": {
    tag: "Accounts",
    summary: "Read the current user",
    callers: "members",
    answer: currentUserBody,
  },
  "POST /api/login/email": {
    tag: "Accounts",
    summary: `Request a sign-in link by email. It works once, for ${signInMinutes} minutes, in this browser`,
    body: signInForm,
    answer: messageBody,
    status: 202,
    problems: [429],
  },
  "POST /api/login/email/verify": {
    tag: "Accounts",
    summary: "Complete a sign-in with the token from the link. Sets the session cookie",
    body: signInToken,
    answer: signedInBody,
    problems: [403],
  },
  "POST /api/login/email/code": {
    tag: "Accounts",
    summary: "Complete a sign-in with the emailed code",
    body: signInCode,
    answer: signedInBody,
    problems: [403],
  },
} satisfies CallRows;

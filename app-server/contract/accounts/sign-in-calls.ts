import { messageBody } from "../admin.ts";
import type { CallRows } from "../call.ts";
import { currentUserBody, signedInBody, signInCode, signInForm, signInToken } from "./accounts.ts";

/** The calls about who is signed in, and signing in by e-mail. */
export const signInCalls = {
  "GET /api/auth/user": {
    tag: "Accounts",
    summary: "Who is signed in",
    callers: "members",
    answer: currentUserBody,
  },
  "POST /api/login/email": {
    tag: "Accounts",
    summary: "Ask for a sign-in link by e-mail. It works once, for ten minutes, in this browser",
    body: signInForm,
    answer: messageBody,
    status: 202,
    problems: [429],
  },
  "POST /api/login/email/verify": {
    tag: "Accounts",
    summary: "Complete a sign-in with the token of the link. Sets the session cookie",
    body: signInToken,
    answer: signedInBody,
    problems: [403],
  },
  "POST /api/login/email/code": {
    tag: "Accounts",
    summary: "Complete a sign-in with the code that another browser shows",
    body: signInCode,
    answer: signedInBody,
    problems: [403],
  },
} satisfies CallRows;

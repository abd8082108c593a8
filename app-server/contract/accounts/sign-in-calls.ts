import { messageBody } from "../admin.ts";
import type { Call } from "../call.ts";
import { currentUserBody, signedInBody, signInCode, signInForm, signInToken } from "./accounts.ts";

/** The calls about who is signed in, and signing in by e-mail. */
export const signInCalls: Call[] = [
  {
    method: "get",
    path: "/api/auth/user",
    tag: "Accounts",
    summary: "Who is signed in",
    answer: { status: 200, body: currentUserBody },
    problems: [401],
  },
  {
    method: "post",
    path: "/api/login/email",
    tag: "Accounts",
    summary: "Ask for a sign-in link by e-mail. It works once, for ten minutes, in this browser",
    body: signInForm,
    answer: { status: 202, body: messageBody },
    problems: [429],
  },
  {
    method: "post",
    path: "/api/login/email/verify",
    tag: "Accounts",
    summary: "Complete a sign-in with the token of the link. Sets the session cookie",
    body: signInToken,
    answer: { status: 200, body: signedInBody },
    problems: [403],
  },
  {
    method: "post",
    path: "/api/login/email/code",
    tag: "Accounts",
    summary: "Complete a sign-in with the code that another browser shows",
    body: signInCode,
    answer: { status: 200, body: signedInBody },
    problems: [403],
  },
];

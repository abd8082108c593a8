import * as z from "zod";
import { messageBody } from "../admin.ts";
import type { Call } from "../call.ts";
import { signedInBody, signInCode } from "./accounts.ts";
import {
  newPasskeyForm,
  passkeyBody,
  passkeyNameForm,
  passkeyOptionsBody,
  passkeyProofForm,
  passkeySignInForm,
  proofBody,
} from "./passkeys.ts";

const tag = "Accounts";

/** The calls about passkeys, and about proving anew that it is you. */
export const passkeyCalls: Call[] = [
  {
    method: "get",
    path: "/api/auth/user/passkeys",
    tag,
    summary: "Your passkeys, the oldest first",
    answer: { status: 200, body: z.array(passkeyBody) },
    problems: [401],
  },
  {
    method: "post",
    path: "/api/auth/user/passkeys/options",
    tag,
    summary: "What your browser needs to make a passkey. Good once, for five minutes",
    answer: { status: 200, body: passkeyOptionsBody },
    problems: [401, 403, 409],
  },
  {
    method: "post",
    path: "/api/auth/user/passkeys",
    tag,
    summary: "Add the passkey that your device made",
    body: newPasskeyForm,
    answer: { status: 201, body: passkeyBody },
    problems: [401, 409],
  },
  {
    method: "patch",
    path: "/api/auth/user/passkeys/{id}",
    tag,
    summary: "Call one of your passkeys by another name",
    body: passkeyNameForm,
    answer: { status: 200, body: messageBody },
    problems: [401, 404],
  },
  {
    method: "delete",
    path: "/api/auth/user/passkeys/{id}",
    tag,
    summary: "Remove one of your passkeys: it signs nobody in any more",
    answer: { status: 200, body: messageBody },
    problems: [401, 403, 404],
  },
  {
    method: "post",
    path: "/api/login/passkey/options",
    tag,
    summary: "What your browser needs to sign in with a passkey. Good once, for five minutes",
    answer: { status: 200, body: passkeyOptionsBody },
    problems: [429],
  },
  {
    method: "post",
    path: "/api/login/passkey",
    tag,
    summary: "Sign in with what a passkey signed. Sets the session cookie",
    body: passkeySignInForm,
    answer: { status: 200, body: signedInBody },
    problems: [],
  },
  {
    method: "get",
    path: "/api/auth/user/proof",
    tag,
    summary: "Whether you have proved lately that it is you, and how you can",
    answer: { status: 200, body: proofBody },
    problems: [401],
  },
  {
    method: "post",
    path: "/api/auth/user/proof/passkey/options",
    tag,
    summary: "What your browser needs to prove with a passkey that it is you",
    answer: { status: 200, body: passkeyOptionsBody },
    problems: [401, 404],
  },
  {
    method: "post",
    path: "/api/auth/user/proof/passkey",
    tag,
    summary: "Prove with a passkey that it is you. Sets a new session cookie",
    body: passkeyProofForm,
    answer: { status: 200, body: messageBody },
    problems: [401],
  },
  {
    method: "post",
    path: "/api/auth/user/proof/email",
    tag,
    summary: "Send a code to your address, to prove that it is you",
    answer: { status: 202, body: messageBody },
    problems: [401, 403, 429],
  },
  {
    method: "post",
    path: "/api/auth/user/proof/email/verify",
    tag,
    summary: "Prove with the code that it is you. Sets a new session cookie",
    body: signInCode,
    answer: { status: 200, body: messageBody },
    problems: [401],
  },
];

import * as z from "zod";
import { messageBody } from "../admin.ts";
import type { CallRows } from "../call.ts";
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

/** The calls about passkeys, and about proving anew that it is you. */
export const passkeyCalls = {
  "GET /api/auth/user/passkeys": {
    tag: "Accounts",
    summary: "Your passkeys, the oldest first",
    callers: "members",
    answer: z.array(passkeyBody),
  },
  "POST /api/auth/user/passkeys/options": {
    tag: "Accounts",
    summary: "What your browser needs to make a passkey. Good once, for five minutes",
    callers: "members",
    answer: passkeyOptionsBody,
    problems: [403, 409],
  },
  "POST /api/auth/user/passkeys": {
    tag: "Accounts",
    summary: "Add the passkey that your device made",
    callers: "members",
    body: newPasskeyForm,
    answer: passkeyBody,
    status: 201,
    problems: [409],
  },
  "PATCH /api/auth/user/passkeys/:id": {
    tag: "Accounts",
    summary: "Call one of your passkeys by another name",
    callers: "members",
    body: passkeyNameForm,
    answer: messageBody,
    problems: [404],
  },
  "DELETE /api/auth/user/passkeys/:id": {
    tag: "Accounts",
    summary: "Remove one of your passkeys: it signs nobody in any more",
    callers: "members",
    answer: messageBody,
    problems: [403, 404],
  },
  "POST /api/login/passkey/options": {
    tag: "Accounts",
    summary: "What your browser needs to sign in with a passkey. Good once, for five minutes",
    answer: passkeyOptionsBody,
    problems: [429],
  },
  "POST /api/login/passkey": {
    tag: "Accounts",
    summary: "Sign in with what a passkey signed. Sets the session cookie",
    body: passkeySignInForm,
    answer: signedInBody,
  },
  "GET /api/auth/user/proof": {
    tag: "Accounts",
    summary: "Whether you have proved lately that it is you, and how you can",
    callers: "members",
    answer: proofBody,
  },
  "POST /api/auth/user/proof/passkey/options": {
    tag: "Accounts",
    summary: "What your browser needs to prove with a passkey that it is you",
    callers: "members",
    answer: passkeyOptionsBody,
    problems: [404],
  },
  "POST /api/auth/user/proof/passkey": {
    tag: "Accounts",
    summary: "Prove with a passkey that it is you. Sets a new session cookie",
    callers: "members",
    body: passkeyProofForm,
    answer: messageBody,
  },
  "POST /api/auth/user/proof/email": {
    tag: "Accounts",
    summary: "Send a code to your address, to prove that it is you",
    callers: "members",
    answer: messageBody,
    status: 202,
    problems: [403, 429],
  },
  "POST /api/auth/user/proof/email/verify": {
    tag: "Accounts",
    summary: "Prove with the code that it is you. Sets a new session cookie",
    callers: "members",
    body: signInCode,
    answer: messageBody,
  },
} satisfies CallRows;

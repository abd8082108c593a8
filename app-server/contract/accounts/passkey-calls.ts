import * as z from "zod";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { signedInBody, signInCode } from "./accounts.ts";
import {
  newPasskeyForm,
  passkeyBody,
  passkeyNameForm,
  passkeyOptionsBody,
  passkeyReauthenticationForm,
  passkeySignInForm,
  reauthenticationBody,
} from "./passkeys.ts";

/** Calls for passkeys and re-authentication. */
export const passkeyCalls = {
  "GET /api/auth/user/passkeys": {
    tag: "Accounts",
    summary: "List your passkeys, oldest first",
    callers: "members",
    answer: z.array(passkeyBody),
  },
  "POST /api/auth/user/passkeys/options": {
    tag: "Accounts",
    summary: "Registration options for a new passkey. Valid once, for five minutes",
    callers: "members",
    answer: passkeyOptionsBody,
    problems: [403, 409],
  },
  "POST /api/auth/user/passkeys": {
    tag: "Accounts",
    summary: "Register a passkey",
    callers: "members",
    body: newPasskeyForm,
    answer: passkeyBody,
    status: 201,
    problems: [409],
  },
  "PATCH /api/auth/user/passkeys/:id": {
    tag: "Accounts",
    summary: "Rename a passkey",
    callers: "members",
    body: passkeyNameForm,
    answer: messageBody,
    problems: [404],
  },
  "DELETE /api/auth/user/passkeys/:id": {
    tag: "Accounts",
    summary: "Remove a passkey. It can no longer be used to sign in",
    callers: "members",
    answer: messageBody,
    problems: [403, 404],
  },
  "POST /api/login/passkey/options": {
    tag: "Accounts",
    summary: "Authentication options to sign in with a passkey. Valid once, for five minutes",
    answer: passkeyOptionsBody,
    problems: [429],
  },
  "POST /api/login/passkey": {
    tag: "Accounts",
    summary: "Sign in with a passkey. Sets the session cookie",
    body: passkeySignInForm,
    answer: signedInBody,
  },
  "GET /api/auth/user/proof": {
    tag: "Accounts",
    summary: "Whether you re-authenticated recently, and the available ways",
    callers: "members",
    answer: reauthenticationBody,
  },
  "POST /api/auth/user/proof/passkey/options": {
    tag: "Accounts",
    summary: "Authentication options to re-authenticate with a passkey",
    callers: "members",
    answer: passkeyOptionsBody,
    problems: [404],
  },
  "POST /api/auth/user/proof/passkey": {
    tag: "Accounts",
    summary: "Re-authenticate with a passkey. Sets a new session cookie",
    callers: "members",
    body: passkeyReauthenticationForm,
    answer: messageBody,
  },
  "POST /api/auth/user/proof/email": {
    tag: "Accounts",
    summary: "Email a code to re-authenticate with",
    callers: "members",
    answer: messageBody,
    status: 202,
    problems: [403, 429],
  },
  "POST /api/auth/user/proof/email/verify": {
    tag: "Accounts",
    summary: "Re-authenticate with the emailed code. Sets a new session cookie",
    callers: "members",
    body: signInCode,
    answer: messageBody,
  },
} satisfies CallRows;

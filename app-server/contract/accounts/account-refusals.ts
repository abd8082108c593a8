import type { AccountAdministrationRefusal } from "../../../domain/account-administration/refusals.ts";
import type { UnsubscribeInvalid } from "../../../domain/accounts/mail-choices/refusals.ts";
import { maxPasskeys } from "../../../domain/accounts/passkeys/passkey.ts";
import { attemptMinutes } from "../../../domain/accounts/providers/provider-attempt.ts";
import type { AccountRefusal } from "../../../domain/accounts/refusals.ts";
import { signInMinutes } from "../../../domain/accounts/sign-in/sign-in.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { providerFailures } from "./provider-failures.ts";

const suspended =
  "This account is suspended. The email we sent about it says why and who to contact";

export const accountRefusals: RefusalRows<
  AccountRefusal | AccountAdministrationRefusal | UnsubscribeInvalid
> = {
  "not-signed-in": { status: 401, words: "Please sign in first" },
  "not-allowed": { status: 403, words: "Your account doesn't have permission to do this" },
  "passkey-needed": {
    status: 403,
    words: "Confirm with your passkey first. Admin pages ask for it once per session",
  },
  "account-suspended": { status: 403, words: suspended },
  "account-not-found": { status: 404, words: "Account not found" },
  "admin-not-suspended": {
    status: 409,
    words: "Admins can't be suspended. Ask the operator to remove their admin role first",
  },
  "suspension-unchanged": {
    status: 409,
    words: ({ isSuspended }) =>
      isSuspended ? "This account is already suspended" : "This account isn't suspended",
  },
  "sign-in-link-invalid": {
    status: 400,
    words: `This sign-in link was already used or is more than ${signInMinutes} minutes old. Please request a new one`,
  },
  "sign-in-other-browser": {
    status: 403,
    words: "This link was requested in another browser. Open it there, or enter the code there",
  },
  "sign-in-code-wrong": {
    status: 400,
    words: ({ triesLeft }) =>
      triesLeft > 0
        ? `That code isn't right. ${triesLeft} tries left`
        : "That code isn't right. Please request a new sign-in link",
    field: "code",
  },
  "too-many-codes": {
    status: 429,
    words:
      "Too many wrong codes for this address today. Please open the link from the email in this browser",
    retryAfterSeconds: ({ waitSeconds }) => waitSeconds,
  },
  "email-change-invalid": {
    status: 400,
    words: "This link was already used, is more than a day old, or belongs to another account",
  },
  "email-taken": {
    status: 409,
    words: "Another account already uses this address. Sign in with that address to use it",
  },
  "admin-stays": { status: 409, words: "Admins can't switch to another account type" },
  "session-not-found": { status: 404, words: "That session has already ended" },
  "email-differs": { status: 400, words: "Enter your account's email address to confirm" },
  "fresh-proof-needed": { status: 403, words: "Please confirm your identity first" },
  "proof-code-wrong": {
    status: 400,
    words: ({ triesLeft }) =>
      triesLeft > 0
        ? `That code isn't right. ${triesLeft} tries left`
        : "That code is no longer valid. Please request a new one",
    field: "code",
  },
  "too-many-proof-codes": {
    status: 429,
    words: "Too many wrong codes today. Sign out and sign in again to confirm your identity",
    retryAfterSeconds: ({ waitSeconds }) => waitSeconds,
  },
  "passkey-invalid": { status: 400, words: "That took too long. Please try the passkey again" },
  "passkey-unknown": {
    status: 400,
    words:
      "This passkey doesn't belong to any account here. Sign in another way, then add it in your settings",
  },
  "passkey-known": { status: 409, words: "This passkey has already been added" },
  "passkey-not-found": { status: 404, words: "Passkey not found" },
  "too-many-passkeys": {
    status: 409,
    words: `You already have ${maxPasskeys} passkeys. Remove one first`,
  },
  "provider-unknown": { status: 404, words: "This sign-in provider isn't available here" },
  "provider-away": {
    status: providerFailures.away,
    words: "The sign-in provider isn't responding. Please try again in a minute",
  },
  "provider-consent-refused": {
    status: providerFailures["consent-refused"],
    words: "The sign-in was canceled at the provider",
  },
  "provider-attempt-invalid": {
    status: providerFailures["attempt-invalid"],
    words: `This sign-in was already used, is more than ${attemptMinutes} minutes old, or was started in another browser`,
  },
  "provider-answer-invalid": {
    status: providerFailures["answer-invalid"],
    words: "The sign-in provider's answer could not be verified. Please try again",
  },
  "provider-clock-off": {
    status: providerFailures["clock-off"],
    words: "The sign-in provider's clock and ours are more than a minute apart",
  },
  "provider-address-unverified": {
    status: providerFailures["address-unverified"],
    words: "The sign-in provider hasn't confirmed your email address",
  },
  "provider-address-unproven": {
    status: providerFailures["address-unproven"],
    words: "An account already uses this address. Please sign in by email first",
  },
  "provider-removed": {
    status: providerFailures.removed,
    words: "You removed this sign-in provider from your account",
  },
  "provider-account-suspended": {
    status: providerFailures["account-suspended"],
    words: suspended,
  },
  "provider-not-joined": {
    status: 404,
    words: "Your account is no longer connected to this provider",
  },
  "unsubscribe-invalid": {
    status: 400,
    words: "This link is incomplete, or these emails can't be turned off",
  },
};

import { mostPasskeys } from "../../domain/accounts/passkeys/passkey.ts";
import { attemptMinutes } from "../../domain/accounts/providers/provider-attempt.ts";
import { signInMinutes } from "../../domain/accounts/sign-in/sign-in.ts";
import type { Refusal } from "../../domain/core.ts";
import { favouriteLimits } from "../../domain/favourites/favourite.ts";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import { providerFailures } from "./accounts/provider-failures.ts";
import { budgetOrderWords, profileLabels } from "./builders/profile-labels.ts";
import { yearRangeWords } from "./portfolio/project-labels.ts";
import {
  needsDetailWords,
  type QuoteResponseBody,
  toQuoteResponseBody,
} from "./quotes/quote-responses.ts";

/** One status for each refusal. A new refusal does not compile until it has one. */
const statusOf = {
  "not-signed-in": 401,
  "not-allowed": 403,
  "passkey-needed": 403,
  "account-suspended": 403,
  "account-not-found": 404,
  "admin-not-suspended": 409,
  "suspension-unchanged": 409,
  "sign-in-link-invalid": 400,
  "sign-in-other-browser": 403,
  "sign-in-code-wrong": 400,
  "email-change-invalid": 400,
  "email-taken": 409,
  "admin-stays": 409,
  "session-not-found": 404,
  "email-differs": 400,
  "fresh-proof-needed": 403,
  "proof-code-wrong": 400,
  "passkey-invalid": 400,
  "passkey-unknown": 400,
  "passkey-known": 409,
  "passkey-not-found": 404,
  "too-many-passkeys": 409,
  "provider-unknown": 404,
  "provider-away": providerFailures.away,
  "provider-consent-refused": providerFailures["consent-refused"],
  "provider-attempt-invalid": providerFailures["attempt-invalid"],
  "provider-answer-invalid": providerFailures["answer-invalid"],
  "provider-clock-off": providerFailures["clock-off"],
  "provider-address-unverified": providerFailures["address-unverified"],
  "provider-address-unproven": providerFailures["address-unproven"],
  "provider-removed": providerFailures.removed,
  "provider-account-suspended": providerFailures["account-suspended"],
  "provider-not-joined": 404,
  "unsubscribe-invalid": 400,
  "favourite-item-not-found": 404,
  "too-many-favourites": 409,
  "quote-request-not-found": 404,
  "quote-response-not-found": 404,
  "quote-request-state": 409,
  "quote-response-state": 409,
  "response-already-accepted": 409,
  "already-responded": 409,
  "quote-stands": 409,
  "quote-revised-meanwhile": 409,
  "changed-meanwhile": 409,
  "no-accepted-response": 409,
  "reopen-too-late": 409,
  "nothing-to-send-again": 409,
  "notes-changed": 409,
  "builder-not-found": 404,
  "builder-profile-incomplete": 400,
  "builder-type-needed": 403,
  "project-budget-order": 400,
  "blog-post-not-found": 404,
  "builder-not-assignable": 400,
  "validity-in-the-past": 400,
  "quote-needs-detail": 400,
  "quote-without-price": 409,
  "quote-has-price": 409,
  "price-already-asked": 409,
  "idempotency-key-reused": 422,
  "trade-show-not-found": 404,
  "portfolio-project-not-found": 404,
  "picture-too-large": 413,
  "picture-unknown": 415,
  "picture-broken": 400,
  "picture-too-many-pixels": 400,
  "builder-profile-required": 409,
  "project-description-empty": 400,
  "project-year-out-of-range": 400,
} as const satisfies Record<Refusal["kind"], number>;

type FieldError = { field: string; message: string };

/** The only shape in which the server says no: RFC 9457 problem details, with the `message` that screens show. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  message: string;
  errors?: FieldError[];
  /** Said again in `Retry-After`. */
  retryAfterSeconds?: number;
  /** What the quote says now, for a caller who has not seen it. */
  quoteResponse?: QuoteResponseBody;
};

/** What a step of a call comes to: its value, or the problem to answer. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: Problem };

export function problemOf(
  kind: string,
  status: number,
  message: string,
  errors?: FieldError[],
): Problem {
  const title = kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll("-", " ");
  const problem = { type: `/problems/${kind}`, title, status, detail: message, message };
  return errors ? { ...problem, errors } : problem;
}

/** What to answer when the business says no. */
export function toProblem(refusal: Refusal): Problem {
  const problem = problemOf(
    refusal.kind,
    statusOf[refusal.kind],
    wordsOf(refusal),
    fieldsOf(refusal),
  );
  if (refusal.kind !== "quote-revised-meanwhile") return problem;
  return { ...problem, quoteResponse: toQuoteResponseBody(refusal.current, new Date()) };
}

function wordsOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case "not-signed-in":
      return "Please sign in first";
    case "not-allowed":
      return "Your account doesn't have permission to do this";
    case "passkey-needed":
      return "Confirm with your passkey first. Admin pages ask for it once per session";
    case "account-suspended":
      return "This account is suspended. The email we sent about it says why and who to contact";
    case "account-not-found":
      return "Account not found";
    case "admin-not-suspended":
      return "Admins can't be suspended. Ask the operator to remove their admin role first";
    case "suspension-unchanged":
      return refusal.isSuspended
        ? "This account is already suspended"
        : "This account isn't suspended";
    case "sign-in-link-invalid":
      return `This sign-in link was already used or is more than ${signInMinutes} minutes old. Please request a new one`;
    case "sign-in-other-browser":
      return "This link was requested in another browser. Open it there, or enter the code there";
    case "sign-in-code-wrong":
      return refusal.triesLeft > 0
        ? `That code isn't right. ${refusal.triesLeft} tries left`
        : "That code isn't right. Please request a new sign-in link";
    case "email-change-invalid":
      return "This link was already used, is more than a day old, or belongs to another account";
    case "email-taken":
      return "Another account already uses this address. Sign in with that address to use it";
    case "session-not-found":
      return "That session has already ended";
    case "email-differs":
      return "Enter your account's email address to confirm";
    case "fresh-proof-needed":
      return "Please confirm your identity first";
    case "proof-code-wrong":
      return refusal.triesLeft > 0
        ? `That code isn't right. ${refusal.triesLeft} tries left`
        : "That code is no longer valid. Please request a new one";
    case "passkey-invalid":
      return "That took too long. Please try the passkey again";
    case "passkey-unknown":
      return "This passkey doesn't belong to any account here. Sign in another way, then add it in your settings";
    case "passkey-known":
      return "This passkey has already been added";
    case "unsubscribe-invalid":
      return "This link is incomplete, or these emails can't be turned off";
    case "passkey-not-found":
      return "Passkey not found";
    case "too-many-passkeys":
      return `You already have ${mostPasskeys} passkeys. Remove one first`;
    case "admin-stays":
      return "Admins can't switch to another account type";
    case "provider-unknown":
      return "This sign-in provider isn't available here";
    case "provider-away":
      return "The sign-in provider isn't responding. Please try again in a minute";
    case "provider-consent-refused":
      return "The sign-in was canceled at the provider";
    case "provider-attempt-invalid":
      return `This sign-in was already used, is more than ${attemptMinutes} minutes old, or was started in another browser`;
    case "provider-answer-invalid":
      return "The sign-in provider's answer could not be verified. Please try again";
    case "provider-clock-off":
      return "The sign-in provider's clock and ours are more than a minute apart";
    case "provider-address-unverified":
      return "The sign-in provider hasn't confirmed your email address";
    case "provider-account-suspended":
      return "This account is suspended. The email we sent about it says why and who to contact";
    case "provider-removed":
      return "You removed this sign-in provider from your account";
    case "provider-not-joined":
      return "Your account is no longer connected to this provider";
    case "provider-address-unproven":
      return "An account already uses this address. Please sign in by email first";
    case "favourite-item-not-found":
      return "There's nothing with this id to save as a favorite";
    case "too-many-favourites":
      return `You already have ${favouriteLimits.kept.toLocaleString("en-US")} favorites. Remove some first`;
    case "quote-request-not-found":
      return "Quote request not found";
    case "quote-response-not-found":
      return "Quote response not found";
    case "quote-request-state":
      return `Cannot ${refusal.attempted}: the quote request is ${refusal.status}. ${refusal.possible}`;
    case "quote-response-state":
      return `Cannot ${refusal.attempted}: the quote is ${refusal.status}`;
    case "response-already-accepted":
      return `Cannot ${refusal.attempted}: a quote has been accepted`;
    case "already-responded":
      return "You have already sent a quote for this request. Revise it instead";
    case "changed-meanwhile":
      return "This was changed in another window. Check what it says now, then save again";
    case "quote-revised-meanwhile":
      return "This quote was revised after you looked at it. Check what it says now, then decide";
    case "quote-stands":
      return "You have sent a quote for this request. Withdraw it before you decline";
    case "no-accepted-response":
      return "Cannot complete the request: no quote has been accepted yet";
    case "reopen-too-late":
      return `Cannot reopen the request: it was closed more than ${refusal.days} days ago`;
    case "notes-changed":
      return "Another admin changed these notes. Read them, then save yours again";
    case "nothing-to-send-again":
      return "No failed invitation to send again";
    case "blog-post-not-found":
      return "Blog post not found";
    case "builder-not-found":
      return "Builder not found";
    case "builder-profile-incomplete":
      return refusal.missing.map((field) => `${profileLabels[field]} is required`).join(". ");
    case "builder-type-needed":
      return "Switch your account to builder first: in your settings, or with PATCH /api/auth/user/type";
    case "project-budget-order":
      return budgetOrderWords;
    case "builder-not-assignable":
      return `Cannot assign ${refusal.builderIds.length} of these builders: only approved, public builders with an email address`;
    case "validity-in-the-past":
      return "Valid until must be in the future";
    case "quote-needs-detail":
      return needsDetailWords;
    case "quote-without-price":
      return "This quote doesn't have a price yet. Ask the builder for one, then accept it";
    case "quote-has-price":
      return "This quote already has a price";
    case "price-already-asked":
      return "You have already asked this builder for a price";
    case "idempotency-key-reused":
      return "This Idempotency-Key was already used with another body";
    case "trade-show-not-found":
      return "Trade show not found";
    case "portfolio-project-not-found":
      return "Portfolio project not found";
    case "picture-too-large":
      return `The picture is larger than ${pictureBounds.bytes / 1024 / 1024} MB`;
    case "picture-unknown":
      return "The picture must be a JPEG, PNG, WebP, AVIF or GIF file";
    case "picture-broken":
      return "The picture can't be read: the file is damaged or incomplete";
    case "picture-too-many-pixels":
      return `The picture has more than ${pictureBounds.pixels / 1_000_000} million pixels`;
    case "builder-profile-required":
      return "You must have a builder profile to submit portfolio projects.";
    case "project-description-empty":
      return "Description is required";
    case "project-year-out-of-range":
      return yearRangeWords;
  }
}

function fieldsOf(refusal: Refusal): FieldError[] | undefined {
  switch (refusal.kind) {
    case "builder-not-assignable":
      return [{ field: "builderIds", message: wordsOf(refusal) }];
    case "builder-profile-incomplete":
      return refusal.missing.map((field) => ({
        field,
        message: `${profileLabels[field]} is required`,
      }));
    case "project-budget-order":
      return [{ field: "maximumProjectBudget", message: budgetOrderWords }];
    case "project-description-empty":
      return [{ field: "description", message: wordsOf(refusal) }];
    case "project-year-out-of-range":
      return [{ field: "year", message: wordsOf(refusal) }];
    case "validity-in-the-past":
      return [{ field: "validUntil", message: wordsOf(refusal) }];
    case "quote-needs-detail":
      return [{ field: "responseMessage", message: wordsOf(refusal) }];
    case "sign-in-code-wrong":
    case "proof-code-wrong":
      return [{ field: "code", message: wordsOf(refusal) }];
    default:
      return undefined;
  }
}

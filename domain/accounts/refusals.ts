export type NotSignedIn = { kind: "not-signed-in" };
/** Not by this account; or by this admin's only after they have used their passkey in this session. */
export type NotAllowed = { kind: "not-allowed" } | { kind: "passkey-needed" };
/** The link is unknown, older than ten minutes, or used. One refusal for all three, so that links can't be probed. */
export type SignInLinkInvalid = { kind: "sign-in-link-invalid" };
/** Opened in a different browser than the one that asked. Entering the code there completes the sign-in. */
export type SignInOtherBrowser = { kind: "sign-in-other-browser" };
/** An admin has suspended the account: no one can sign in to it. */
export type AccountSuspended = { kind: "account-suspended" };
/** The address has used up its wrong codes of the day, over all its links. */
export type TooManyCodes = { kind: "too-many-codes"; waitSeconds: number };
export type SignInCodeWrong = { kind: "sign-in-code-wrong"; triesLeft: number };
/** The link is unknown, old, used, or of another account. */
export type EmailChangeInvalid = { kind: "email-change-invalid" };
/** Another account has the address. Shown only to a person who has proven to read it. */
export type EmailTaken = { kind: "email-taken" };
/** An admin switches to nothing else. */
export type AdminStays = { kind: "admin-stays" };
/** The session doesn't exist or belongs to another account. */
export type SessionNotFound = { kind: "session-not-found" };
/** The address typed to confirm isn't the account's. */
export type EmailDiffers = { kind: "email-differs" };
/** Sensitive action without a recent re-authentication. */
export type ReauthenticationNeeded = { kind: "fresh-proof-needed" };
/** Wrong, used, or older than ten minutes. */
export type ReauthenticationCodeWrong = { kind: "proof-code-wrong"; triesLeft: number };
/** The account has used up its wrong codes of the day, over all that were sent. */
export type TooManyReauthenticationCodes = { kind: "too-many-proof-codes"; waitSeconds: number };
/** The challenge doesn't match, was used, or has expired. */
export type PasskeyInvalid = { kind: "passkey-invalid" };
/** The passkey isn't registered, or belongs to another account. */
export type PasskeyUnknown = { kind: "passkey-unknown" };
/** The device's passkey belongs to an account already. */
export type PasskeyKnown = { kind: "passkey-known" };
/** The passkey doesn't exist or belongs to another account. */
export type PasskeyNotFound = { kind: "passkey-not-found" };
export type TooManyPasskeys = { kind: "too-many-passkeys" };
/** The operator has not set this provider up. */
export type ProviderUnknown = { kind: "provider-unknown" };
/** It does not answer, or only with its own failure. */
export type ProviderAway = { kind: "provider-away" };
/** The person changed their mind at the provider. */
export type ProviderConsentRefused = { kind: "provider-consent-refused" };
/**
 * Unknown, older than ten minutes, used, or started in another browser. One refusal for all, so
 * that attempts can't be probed.
 */
export type ProviderAttemptInvalid = { kind: "provider-attempt-invalid" };
/** The provider's answer could not be verified. */
export type ProviderAnswerInvalid = { kind: "provider-answer-invalid" };
/** The provider's time and ours are further apart than a minute. */
export type ProviderClockOff = { kind: "provider-clock-off" };
/** The provider doesn't vouch for the person's address. */
export type ProviderAddressUnverified = { kind: "provider-address-unverified" };
/** An account has this address but hasn't verified it yet; a sign-in by email does. */
export type ProviderAddressUnproven = { kind: "provider-address-unproven" };
/** Its person took it off their account, and lets it in again in their settings, if at all. */
export type ProviderRemoved = { kind: "provider-removed" };
/** The account that it signs in to is suspended. */
export type ProviderAccountSuspended = { kind: "provider-account-suspended" };
/** The identity doesn't exist or belongs to another account. */
export type ProviderNotJoined = { kind: "provider-not-joined" };

export type AccountRefusal =
  | NotSignedIn
  | NotAllowed
  | SignInLinkInvalid
  | SignInOtherBrowser
  | AccountSuspended
  | SignInCodeWrong
  | TooManyCodes
  | EmailChangeInvalid
  | EmailTaken
  | AdminStays
  | SessionNotFound
  | EmailDiffers
  | ReauthenticationNeeded
  | ReauthenticationCodeWrong
  | TooManyReauthenticationCodes
  | PasskeyInvalid
  | PasskeyUnknown
  | PasskeyKnown
  | PasskeyNotFound
  | TooManyPasskeys
  | ProviderUnknown
  | ProviderAway
  | ProviderConsentRefused
  | ProviderAttemptInvalid
  | ProviderAnswerInvalid
  | ProviderClockOff
  | ProviderAddressUnverified
  | ProviderAddressUnproven
  | ProviderRemoved
  | ProviderAccountSuspended
  | ProviderNotJoined;

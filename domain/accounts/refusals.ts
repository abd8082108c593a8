export type NotSignedIn = { kind: "not-signed-in" };
/** The account lacks the permission; or an admin with a passkey hasn't used it in this session. */
export type NotAllowed = { kind: "not-allowed" } | { kind: "passkey-needed" };
/** The link is unknown, older than ten minutes, or used. One refusal for all three, so that links can't be probed. */
export type SignInLinkInvalid = { kind: "sign-in-link-invalid" };
/**
 * The link was opened in a different browser than the one that requested it. Entering the code
 * there completes the sign-in.
 */
export type SignInOtherBrowser = { kind: "sign-in-other-browser" };
/** An admin has suspended the account: no one can sign in to it. */
export type AccountSuspended = { kind: "account-suspended" };
/** The address has used up its wrong codes for the day, summed over all its links. */
export type TooManyCodes = { kind: "too-many-codes"; waitSeconds: number };
export type SignInCodeWrong = { kind: "sign-in-code-wrong"; triesLeft: number };
/** The link is unknown, old, used, or of another account. */
export type EmailChangeInvalid = { kind: "email-change-invalid" };
/** Another account has the address. Shown only to a person who has proven that they read it. */
export type EmailTaken = { kind: "email-taken" };
/** Admins can't switch their account type. */
export type AdminStays = { kind: "admin-stays" };
/** The session doesn't exist or belongs to another account. */
export type SessionNotFound = { kind: "session-not-found" };
/** The address typed to confirm isn't the account's. */
export type EmailDiffers = { kind: "email-differs" };
/** Sensitive action without a recent re-authentication. */
export type ReauthenticationNeeded = { kind: "fresh-proof-needed" };
/** The code is wrong, used, or older than ten minutes. */
export type ReauthenticationCodeWrong = { kind: "proof-code-wrong"; triesLeft: number };
/** The account has used up its wrong codes for the day, summed over all codes sent. */
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
/** The operator hasn't configured this provider. */
export type ProviderUnknown = { kind: "provider-unknown" };
/** The provider doesn't respond, or reports a failure of its own. */
export type ProviderAway = { kind: "provider-away" };
/** The person canceled at the provider. */
export type ProviderConsentRefused = { kind: "provider-consent-refused" };
/**
 * The attempt is unknown, older than ten minutes, used, or started in another browser. One refusal
 * for all, so that attempts can't be probed.
 */
export type ProviderAttemptInvalid = { kind: "provider-attempt-invalid" };
/** The provider's answer could not be verified. */
export type ProviderAnswerInvalid = { kind: "provider-answer-invalid" };
/** The provider's clock and ours differ by more than a minute. */
export type ProviderClockOff = { kind: "provider-clock-off" };
/** The provider doesn't vouch for the person's address. */
export type ProviderAddressUnverified = { kind: "provider-address-unverified" };
/** An account has this address but hasn't verified it; a sign-in by email verifies it. */
export type ProviderAddressUnproven = { kind: "provider-address-unproven" };
/**
 * The person removed this identity from their account; only they can restore it, in their settings.
 */
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

export type NotSignedIn = { kind: "not-signed-in" };
/** Not by this account; or by this admin's only after they have used their passkey in this session. */
export type NotAllowed = { kind: "not-allowed" } | { kind: "passkey-needed" };
/** The link is unknown, older than ten minutes, or used. One answer for all three, so that nothing can be probed. */
export type SignInLinkInvalid = { kind: "sign-in-link-invalid" };
/** Opened in another browser than the one that asked: the code typed there completes the sign-in. */
export type SignInOtherBrowser = { kind: "sign-in-other-browser" };
/** An admin has suspended the account: no one can sign in to it. */
export type AccountSuspended = { kind: "account-suspended" };
export type SignInCodeWrong = { kind: "sign-in-code-wrong"; triesLeft: number };
/** The link is unknown, old, used, or of another account. */
export type EmailChangeInvalid = { kind: "email-change-invalid" };
/** Another account has the address. Only its reader is ever told. */
export type EmailTaken = { kind: "email-taken" };
/** An admin switches to nothing else. */
export type AdminStays = { kind: "admin-stays" };
/** Not one of the caller's own. */
export type SessionNotFound = { kind: "session-not-found" };
/** What was typed to be sure is not the account's address. */
export type EmailDiffers = { kind: "email-differs" };
/** What cannot be taken back wants a proof of now that it is them. */
export type FreshProofNeeded = { kind: "fresh-proof-needed" };
/** Wrong, used, or older than ten minutes. */
export type ProofCodeWrong = { kind: "proof-code-wrong"; triesLeft: number };
/** The answer is not one to what was asked, or is used, or too late. */
export type PasskeyInvalid = { kind: "passkey-invalid" };
/** Nobody here has this passkey, or somebody else has. */
export type PasskeyUnknown = { kind: "passkey-unknown" };
/** The device's passkey belongs to an account already. */
export type PasskeyKnown = { kind: "passkey-known" };
/** Not one of the caller's own. */
export type PasskeyNotFound = { kind: "passkey-not-found" };
export type TooManyPasskeys = { kind: "too-many-passkeys" };
/** The operator has not set this provider up. */
export type ProviderUnknown = { kind: "provider-unknown" };
/** It does not answer, or only with its own failure. */
export type ProviderAway = { kind: "provider-away" };
/** The person changed their mind at the provider. */
export type ProviderConsentRefused = { kind: "provider-consent-refused" };
/** Unknown, older than ten minutes, used, or begun in another browser. One answer for all, so that nothing can be probed. */
export type ProviderAttemptInvalid = { kind: "provider-attempt-invalid" };
/** What came back proves nothing. */
export type ProviderAnswerInvalid = { kind: "provider-answer-invalid" };
/** The provider's time and ours are further apart than a minute. */
export type ProviderClockOff = { kind: "provider-clock-off" };
/** Nobody says that the person reads the address that the provider has of them. */
export type ProviderAddressUnverified = { kind: "provider-address-unverified" };
/** An account has the address, and nobody has proven yet to read it: a link by e-mail does. */
export type ProviderAddressUnproven = { kind: "provider-address-unproven" };
/** Its person took it off their account, and lets it in again in their settings, if at all. */
export type ProviderRemoved = { kind: "provider-removed" };
/** The account that it signs in to is suspended. */
export type ProviderAccountSuspended = { kind: "provider-account-suspended" };
/** Not one of the caller's own. */
export type ProviderNotJoined = { kind: "provider-not-joined" };

export type AccountRefusal =
  | NotSignedIn
  | NotAllowed
  | SignInLinkInvalid
  | SignInOtherBrowser
  | AccountSuspended
  | SignInCodeWrong
  | EmailChangeInvalid
  | EmailTaken
  | AdminStays
  | SessionNotFound
  | EmailDiffers
  | FreshProofNeeded
  | ProofCodeWrong
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

export type NotSignedIn = { kind: "not-signed-in" };
export type NotAllowed = { kind: "not-allowed" };
/** The link is unknown, older than ten minutes, or used. One answer for all three, so that nothing can be probed. */
export type SignInLinkInvalid = { kind: "sign-in-link-invalid" };
/** Opened in another browser than the one that asked: the code typed there completes the sign-in. */
export type SignInOtherBrowser = { kind: "sign-in-other-browser" };
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
/** The answer is not one to what was asked, or is used, or too late. */
export type PasskeyInvalid = { kind: "passkey-invalid" };
/** Nobody here has this passkey, or somebody else has. */
export type PasskeyUnknown = { kind: "passkey-unknown" };
/** The device's passkey belongs to an account already. */
export type PasskeyKnown = { kind: "passkey-known" };
/** Not one of the caller's own. */
export type PasskeyNotFound = { kind: "passkey-not-found" };
export type TooManyPasskeys = { kind: "too-many-passkeys" };

export type AccountRefusal =
  | NotSignedIn
  | NotAllowed
  | SignInLinkInvalid
  | SignInOtherBrowser
  | SignInCodeWrong
  | EmailChangeInvalid
  | EmailTaken
  | AdminStays
  | SessionNotFound
  | EmailDiffers
  | FreshProofNeeded
  | PasskeyInvalid
  | PasskeyUnknown
  | PasskeyKnown
  | PasskeyNotFound
  | TooManyPasskeys;

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
  | EmailDiffers;

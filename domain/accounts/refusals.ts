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

export type AccountRefusal =
  | NotSignedIn
  | NotAllowed
  | SignInLinkInvalid
  | SignInOtherBrowser
  | SignInCodeWrong
  | EmailChangeInvalid
  | EmailTaken
  | AdminStays;

import type { NotSignedIn } from "../accounts/refusals.ts";
import type { NothingToComplete, RequestNotOpen } from "../quotes/refusals.ts";
import type { ApprovalState } from "./approval.ts";
import type { Change, ChangeState } from "./change.ts";
import type { CloseOut } from "./close-out.ts";
import type { JobState } from "./job-state.ts";
import type { PaymentState } from "./payment.ts";
import type { PunchState } from "./punch-item.ts";

/** The job is missing, or the caller may not see it. */
export type JobNotFound = { kind: "job-not-found" };
/** The caller's accepted quote has no job, since it was accepted before jobs existed. */
export type JobNotBegun = { kind: "job-not-begun" };
/** The builder has no valid insurance whose documents may be delivered. */
export type CertificateMissing = { kind: "certificate-missing" };
/** The job's state doesn't allow it. */
export type JobNotOpen = { kind: "job-state"; state: JobState; attempted: string };
/** Why someone can't read a job, and why a side can't change it. */
export type NoJob = NotSignedIn | JobNotFound | JobNotBegun;
export type NoOwnJob = NoJob | JobNotOpen;
/** The change's state doesn't allow it. */
export type ChangeNotOpen = { kind: "change-state"; state: ChangeState; attempted: string };
/** The change was edited after the caller read it. */
export type ChangeMoved = { kind: "change-moved"; current: Change };
/** The step belongs to the other side. */
export type OtherSideDecides = { kind: "other-side-decides"; attempted: string };
/** A proposal needs lines, and a wish has none. */
export type ChangeLinesInvalid = { kind: "change-lines-missing" | "change-lines-of-wish" };
/** With the change, the agreed amount would be below zero. */
export type AgreedBelowZero = { kind: "agreed-below-zero" };
/** The change's price is above the limit. */
export type ChangeTooLarge = { kind: "change-too-large" };
/** The time to answer is in the past. */
export type AnswerByPassed = { kind: "answer-by-passed" };
/** The job has no room for another change, or the change for another version. */
export type TooManyChanges = { kind: "too-many-changes"; limit: number };

/** "Other" as the reason of calling off comes with a text. */
export type CallOffNeedsText = { kind: "call-off-needs-text" };
/** The agreement was edited after the caller read it. */
export type AgreementMoved = { kind: "agreement-moved" };
/** The parts of a plan don't add up to the agreed amount. Minor units. */
export type SumMismatch = { kind: "sum-mismatch"; sum: number; agreed: number };
/** A part that was sent or received is not edited. */
export type PaymentSettled = { kind: "payment-settled" };
export type TooManyPayments = { kind: "too-many-payments"; limit: number };
export type TooManyVersions = { kind: "too-many-versions"; limit: number };
/** The payment's state doesn't allow it. */
export type PaymentNotOpen = { kind: "payment-state"; state: PaymentState };
/** A text names a bank account or a card. */
export type BankDetailsInText = { kind: "bank-details"; field: string };

/** The approval's state doesn't allow it. */
export type ApprovalNotOpen = { kind: "approval-state"; state: ApprovalState; attempted: string };
export type TooManyApprovals = { kind: "too-many-approvals"; limit: number };
export type TooManyMessages = { kind: "too-many-messages"; limit: number };
/** An id names no file of the job. */
export type FilesUnknown = { kind: "files-unknown" };

/** The site link is unknown, altered, revoked or expired. One refusal for all. */
export type SiteLinkInvalid = { kind: "site-link-invalid" };
/** The punch item's state doesn't allow it. */
export type PunchNotOpen = { kind: "punch-state"; state: PunchState; attempted: string };
export type TooManyPunchItems = { kind: "too-many-punch-items"; limit: number };

/** The exhibitor allowed no photo in the portfolio. */
export type NoPhotoAllowed = { kind: "no-photo-allowed" };
/** Its sides have called us in, or not. */
export type CalledIn = { kind: "called-in" };
export type NotCalledIn = { kind: "not-called-in" };

export type FloorRefusal =
  | CalledIn
  | NotCalledIn
  | SiteLinkInvalid
  | PunchNotOpen
  | TooManyPunchItems;

export type ApprovalRefusal = ApprovalNotOpen | TooManyApprovals | TooManyMessages | FilesUnknown;

export type AgreementRefusal =
  | AgreementMoved
  | SumMismatch
  | PaymentSettled
  | TooManyPayments
  | TooManyVersions
  | PaymentNotOpen
  | BankDetailsInText;

/** The bill was edited after the caller read it. */
export type BillMoved = { kind: "bill-moved"; current: CloseOut };
/** The sum of the bill is above the limit. */
export type BillTooLarge = { kind: "bill-too-large" };

export type BillRefusal =
  | Exclude<NoOwnJob, NotSignedIn>
  | OtherSideDecides
  | BillMoved
  | BillTooLarge
  | RequestNotOpen
  | NothingToComplete;

export type ProposalInvalid =
  | ChangeLinesInvalid
  | AgreedBelowZero
  | ChangeTooLarge
  | AnswerByPassed;

export type ChangeRefusal =
  | Exclude<NoOwnJob, NotSignedIn>
  | ChangeNotOpen
  | ChangeMoved
  | OtherSideDecides
  | ProposalInvalid
  | TooManyChanges;

export type JobRefusal =
  | CertificateMissing
  | NoPhotoAllowed
  | ChangeRefusal
  | AgreementRefusal
  | ApprovalRefusal
  | FloorRefusal
  | CallOffNeedsText
  | Exclude<BillRefusal, RequestNotOpen | NothingToComplete>;

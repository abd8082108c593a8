import type { PromiseStanding } from "../promise/quote-promise.ts";

/** The proposal was replaced since the admin read it, or these builders aren't in it. */
export type ProposalChanged = { kind: "proposal-changed" };
/** The time for undoing an invitation is over, or a builder has acted on it. */
export type UndoTooLate = { kind: "undo-too-late" };
/** Both targets are settled, so no clock runs. */
export type PromiseOver = { kind: "promise-over" };
/** The request's pauses have used up their time limit. */
export type PauseUsedUp = { kind: "pause-used-up"; hours: number };
/** A target that is kept or missed can no longer be excluded. */
export type TargetSettled = { kind: "target-settled" };

/** No missed promise is left to work on: an admin has closed the case, or the request ended. */
export type CaseClosed = { kind: "case-closed"; standing: PromiseStanding };

/** Another version of the policy was stored since the admin read it. */
export type PolicyChanged = { kind: "policy-changed" };

/** No further builder is both eligible and available. */
export type NoCandidates = { kind: "no-candidates" };
/** All seats of the request are taken. */
export type AllAtWork = { kind: "all-at-work"; builders: number };
/** The request has reached its limit of invitations. */
export type MostInvited = { kind: "most-invited"; builders: number };
/** The promise's mode is off: admins invite by hand. */
export type ModeOff = { kind: "mode-off" };
/** The promise is paused until the exhibitor answers. */
export type ClockPaused = { kind: "clock-paused" };
export type CannotAskForMore = NoCandidates | AllAtWork | MostInvited | ModeOff | ClockPaused;

export type PromiseRefusal =
  | CannotAskForMore
  | ProposalChanged
  | UndoTooLate
  | PromiseOver
  | PauseUsedUp
  | TargetSettled
  | CaseClosed
  | PolicyChanged;

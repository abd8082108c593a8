/** The proposal was replaced since the admin read it, or these builders aren't in it. */
export type ProposalChanged = { kind: "proposal-changed" };
/** Both targets are settled, so no clock runs. */
export type PromiseOver = { kind: "promise-over" };
/** The clock already stood still for as long as it may. */
export type PauseUsedUp = { kind: "pause-used-up"; hours: number };
/** A target that is kept or missed can no longer be excluded. */
export type TargetSettled = { kind: "target-settled" };

/** Another version of the policy was stored since the admin read it. */
export type PolicyChanged = { kind: "policy-changed" };

/** Every builder who fits and has time is invited. */
export type NoCandidates = { kind: "no-candidates" };
/** All seats of the request are taken. */
export type AllAtWork = { kind: "all-at-work"; builders: number };
/** The request has reached its limit of invitations. */
export type MostInvited = { kind: "most-invited"; builders: number };
/** The operator has switched the promise off: admins invite by hand. */
export type ModeOff = { kind: "mode-off" };
/** The exhibitor owes an answer first. */
export type ClockPaused = { kind: "clock-paused" };
export type CannotAskForMore = NoCandidates | AllAtWork | MostInvited | ModeOff | ClockPaused;

export type PromiseRefusal =
  | CannotAskForMore
  | ProposalChanged
  | PromiseOver
  | PauseUsedUp
  | TargetSettled
  | PolicyChanged;

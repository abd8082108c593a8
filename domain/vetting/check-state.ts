/** `replaced`: a later check of the same kind took its place. */
export const checkStates = ["submitted", "valid", "refused", "expired", "replaced"] as const;
export type CheckState = (typeof checkStates)[number];

/** `revise`: sent again before an admin decided. */
type CheckEvent = "revise" | "accept" | "refuse" | "replace" | "expire";

/** All allowed transitions. Every other one is refused. */
const arrows: Record<CheckState, Partial<Record<CheckEvent, CheckState>>> = {
  submitted: { revise: "submitted", accept: "valid", refuse: "refused", replace: "replaced" },
  valid: { accept: "valid", refuse: "refused", replace: "replaced", expire: "expired" },
  refused: {},
  expired: {},
  replaced: {},
};

export function nextCheckState(state: CheckState, event: CheckEvent): CheckState | null {
  return arrows[state][event] ?? null;
}

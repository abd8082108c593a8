import { type Change, type ChangeState, totalOf } from "./change.ts";

/** Amounts in minor units of the quote's currency. */
export type AgreedAmounts = {
  /** The quote as accepted: the low end of a range. */
  baseline: number;
  /** Sum of the approved changes. */
  changes: number;
  approved: number;
  agreed: number;
  /** Sum of the proposed changes, which are undecided. */
  waiting: number;
  proposed: number;
};

/** The amounts of a job. A change has the state that it has now. */
export function agreedAmounts(
  baseline: number,
  changes: readonly Pick<Change, "state" | "lines">[],
): AgreedAmounts {
  const of = (state: ChangeState) => changes.filter((change) => change.state === state);
  const sum = (list: ReturnType<typeof of>) =>
    list.reduce((total, change) => total + totalOf(change), 0);
  const [approved, proposed] = [of("approved"), of("proposed")];
  return {
    baseline,
    changes: sum(approved),
    approved: approved.length,
    agreed: baseline + sum(approved),
    waiting: sum(proposed),
    proposed: proposed.length,
  };
}

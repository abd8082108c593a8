import type { Category } from "../offers/category.ts";
import type { ChangeId, QuoteResponseId } from "../shared/id.ts";
import type { JobSide } from "./job.ts";
import { isUnderWay, type JobState } from "./job-state.ts";

export const changeLimits = {
  /** Changes of one job. */
  ofJob: 60,
  title: 120,
  note: 2000,
  lines: 40,
  label: 120,
  /** Versions of one change. */
  versions: 20,
  /** Days by which the booth is ready earlier or later. */
  daysLater: [-30, 60],
} as const;

export const changeReasons = [
  { value: "exhibitor-wish", label: "The exhibitor's wish" },
  { value: "show-rule", label: "A rule of the show" },
  { value: "site-condition", label: "Conditions on site" },
  { value: "third-party-price", label: "A supplier's price" },
  { value: "builder-error", label: "The builder's mistake" },
  { value: "exhibitor-error", label: "The exhibitor's mistake" },
  { value: "other", label: "Other" },
] as const;
export type ChangeReason = (typeof changeReasons)[number]["value"];
export const changeReasonCodes = changeReasons.map(({ value }) => value) as [
  ChangeReason,
  ...ChangeReason[],
];

/** Part of a change's price, in minor units of the quote's currency; negative for less. */
export type ChangeLine = { category: Category; label: string; amount: number };

/** Fields of a change that its builder states and may edit until it is decided. */
export type Proposal = {
  title: string;
  note: string | null;
  lines: ChangeLine[];
  daysLater: number | null;
  /** When the proposal lapses without an answer; null: with the job. */
  answerBy: Date | null;
};

/** An earlier version of a proposal. `at`: when it was replaced, ISO 8601. */
export type EarlierProposal = Pick<Proposal, "title" | "note" | "lines" | "daysLater"> & {
  version: number;
  at: string;
};

/** A difference from the accepted quote. It counts once the other side has approved its price. */
export type Change = Proposal & {
  id: ChangeId;
  jobId: QuoteResponseId;
  /** Number within its job, from 1. */
  number: number;
  raisedBy: JobSide;
  reason: ChangeReason;
  state: ChangeState;
  /** Number of the version, from 1; a decision names the one that was read. */
  version: number;
  earlier: EarlierProposal[];
  raisedAt: Date;
  decidedAt: Date | null;
  decidedNote: string | null;
};

/** A wish has no price yet. */
export const changeStates = [
  "wished",
  "proposed",
  "approved",
  "refused",
  "declined",
  "withdrawn",
  "lapsed",
] as const;
export type ChangeState = (typeof changeStates)[number];

/** Events of a change; `propose` also edits a proposal. */
export type ChangeEvent = "propose" | "decline" | "approve" | "refuse" | "withdraw" | "lapse";

type Arrow = { to: ChangeState; by: JobSide | "system" };

/** All allowed transitions, and who makes them. Every other one is refused. */
const arrows: Record<ChangeState, Partial<Record<ChangeEvent, Arrow>>> = {
  wished: {
    propose: { to: "proposed", by: "builder" },
    decline: { to: "declined", by: "builder" },
    withdraw: { to: "withdrawn", by: "exhibitor" },
  },
  proposed: {
    propose: { to: "proposed", by: "builder" },
    approve: { to: "approved", by: "exhibitor" },
    refuse: { to: "refused", by: "exhibitor" },
    withdraw: { to: "withdrawn", by: "builder" },
    lapse: { to: "lapsed", by: "system" },
  },
  approved: {},
  refused: {},
  declined: {},
  withdrawn: {},
  lapsed: {},
};

/** The transition by an event, or null when the state doesn't allow it. */
export function changeArrow(from: ChangeState, event: ChangeEvent): Arrow | null {
  return arrows[from][event] ?? null;
}

/** The events that a side may cause in a state. */
export function changeEventsOf(state: ChangeState, side: JobSide): ChangeEvent[] {
  const events = Object.entries(arrows[state]) as [ChangeEvent, Arrow][];
  return events.filter(([, { by }]) => by === side).map(([event]) => event);
}

/**
 * The state at `now`: an undecided change lapses with its job, and a proposal at its `answerBy`,
 * even before that is stored.
 */
export function changeStateAt(
  { state, answerBy }: Pick<Change, "state" | "answerBy">,
  job: { state: JobState },
  now: Date,
): ChangeState {
  if (state !== "wished" && state !== "proposed") return state;
  if (!isUnderWay(job.state)) return "lapsed";
  return state === "proposed" && answerBy !== null && answerBy <= now ? "lapsed" : state;
}

/** The change's price. */
export function totalOf({ lines }: Pick<Change, "lines">): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

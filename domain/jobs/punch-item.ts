import type { AttachmentId, PunchId, QuoteResponseId, UserId } from "../shared/id.ts";
import type { JobSide } from "./job.ts";

export const punchLimits = {
  /** Punch items of one job. */
  ofJob: 200,
  text: 500,
  note: 1000,
  key: 64,
  /** Photos of one item from each side. */
  photos: 5,
} as const;

export const punchUrgencies = [
  { value: "before-opening", label: "Before the show opens" },
  { value: "during", label: "During the show" },
  { value: "after", label: "After the show" },
] as const;
export type PunchUrgency = (typeof punchUrgencies)[number]["value"];
export const punchUrgencyCodes = punchUrgencies.map(({ value }) => value) as [
  PunchUrgency,
  ...PunchUrgency[],
];

export const punchStates = ["open", "fixed", "accepted", "not-agreed"] as const;
export type PunchState = (typeof punchStates)[number];

/** A photo of an item. `hash` is the SHA-256 of the upload. The crew sends for the builder's side. */
export type PunchPhoto = { id: AttachmentId; name: string; hash: string | null; side: JobSide };

/** Something on the booth that is not as agreed. */
export type PunchItem = {
  id: PunchId;
  jobId: QuoteResponseId;
  /** Number within its job, from 1. */
  number: number;
  /** The sender's key, so that a repeat adds nothing. */
  key: string | null;
  text: string;
  urgency: PunchUrgency;
  state: PunchState;
  side: JobSide;
  by: UserId | null;
  at: Date;
  photos: PunchPhoto[];
  fixedAt: Date | null;
  /** Null: the crew, by the site link. */
  fixedBy: UserId | null;
  decidedAt: Date | null;
  decidedBy: UserId | null;
  decidedNote: string | null;
  /** When the builder was emailed about it. */
  emailedAt: Date | null;
};

export const punchEvents = ["fixed", "not-agreed", "accept", "reopen"] as const;
export type PunchEvent = (typeof punchEvents)[number];

type Arrow = { to: PunchState; by: JobSide };
const fix: Arrow = { to: "fixed", by: "builder" };
const accept: Arrow = { to: "accepted", by: "exhibitor" };
const reopen: Arrow = { to: "open", by: "exhibitor" };

/** All allowed transitions, and who makes them. */
const arrows: Record<PunchState, Partial<Record<PunchEvent, Arrow>>> = {
  open: { fixed: fix, "not-agreed": { to: "not-agreed", by: "builder" } },
  fixed: { accept, reopen },
  "not-agreed": { fixed: fix, accept, reopen },
  accepted: {},
};

/** The transition by an event, or null when the state doesn't allow it. */
export function punchArrow(from: PunchState, event: PunchEvent): Arrow | null {
  return arrows[from][event] ?? null;
}

/** The events that a side may cause now. The crew says what is fixed, and no more. */
export function punchEventsOf(from: PunchState, who: JobSide | "crew"): PunchEvent[] {
  const side = who === "crew" ? "builder" : who;
  const events = punchEvents.filter((event) => arrows[from][event]?.by === side);
  return who === "crew" ? events.filter((event) => event === "fixed") : events;
}

/** Whether it keeps a booth that is up from being delivered by the opening. */
export function blocksOpening({ state, urgency }: Pick<PunchItem, "state" | "urgency">): boolean {
  return state === "open" && urgency === "before-opening";
}

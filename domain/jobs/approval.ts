import type { ApprovalId, AttachmentId, QuoteResponseId, UserId } from "../shared/id.ts";
import type { JobSide } from "./job.ts";

export const approvalLimits = {
  /** Approvals of one job, with their rounds. */
  ofJob: 60,
  title: 120,
  note: 2000,
  files: 10,
} as const;

export const approvalKinds = ["drawings", "graphics", "other"] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** A file as it was shown; its hash is of the upload, SHA-256. */
export type ShownFile = { id: AttachmentId; name: string; hash: string | null };

export const approvalStates = [
  "asked",
  "approved",
  "approved-with-notes",
  "changes-wanted",
  "withdrawn",
  "superseded",
] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Exactly these files, shown by one side for the other's yes. Another file is another round. */
export type Approval = {
  id: ApprovalId;
  jobId: QuoteResponseId;
  kind: ApprovalKind;
  title: string;
  note: string | null;
  /** From 1, among those with this title. */
  round: number;
  files: ShownFile[];
  /** The day by which the answer is needed. */
  due: string | null;
  state: ApprovalState;
  side: JobSide;
  askedBy: UserId | null;
  askedAt: Date;
  decidedBy: UserId | null;
  decidedAt: Date | null;
  decidedNote: string | null;
};

export type ApprovalEvent = "approve" | "want-changes" | "withdraw" | "supersede";

type Arrow = { to: ApprovalState; by: "asker" | "other" };

/** All allowed transitions, and who makes them; `supersede` is the next round. */
const arrows: Record<ApprovalState, Partial<Record<ApprovalEvent, Arrow>>> = {
  asked: {
    approve: { to: "approved", by: "other" },
    "want-changes": { to: "changes-wanted", by: "other" },
    withdraw: { to: "withdrawn", by: "asker" },
    supersede: { to: "superseded", by: "asker" },
  },
  "changes-wanted": { supersede: { to: "superseded", by: "asker" } },
  approved: {},
  "approved-with-notes": {},
  withdrawn: {},
  superseded: {},
};

/** The transition by an event, or null when the state doesn't allow it. */
export function approvalArrow(from: ApprovalState, event: ApprovalEvent): Arrow | null {
  return arrows[from][event] ?? null;
}

/** The decisions that a side may make on an approval. */
export function approvalEventsOf(
  { state, side: asker }: Pick<Approval, "state" | "side">,
  side: JobSide,
): ApprovalEvent[] {
  const who = side === asker ? "asker" : "other";
  const events = Object.entries(arrows[state]) as [ApprovalEvent, Arrow][];
  return events.flatMap(([event, { by }]) => (by === who && event !== "supersede" ? event : []));
}

/** The approval that a new one of the same title and side replaces, and the new one's round. */
export function earlierRound(
  approvals: readonly Approval[],
  { title, side }: Pick<Approval, "title" | "side">,
): { replaced: Approval | null; round: number } {
  const same = approvals.filter(
    (each) => each.side === side && each.title.toLowerCase() === title.toLowerCase(),
  );
  const replaced = same.find(({ state }) => approvalArrow(state, "supersede")) ?? null;
  return { replaced, round: Math.max(0, ...same.map(({ round }) => round)) + 1 };
}

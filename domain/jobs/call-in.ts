import type { CallInId, QuoteResponseId, UserId } from "../shared/id.ts";
import type { JobSide } from "./job.ts";

export const callInLimits = { text: 2000, answerDays: 5 } as const;

export const callInOutcomes = [
  { value: "settled", label: "Settled by you both" },
  { value: "not-settled", label: "Not settled" },
  { value: "withdrawn", label: "Withdrawn" },
] as const;
export type CallInOutcome = (typeof callInOutcomes)[number]["value"];
export const callInOutcomeCodes = callInOutcomes.map(({ value }) => value) as [
  CallInOutcome,
  ...CallInOutcome[],
];

/** A side asks us to look at what the two don't agree on. No verdict and no mark follow. */
export type CallIn = {
  id: CallInId;
  jobId: QuoteResponseId;
  side: JobSide;
  /** Null: the clock, when one side says that it was built and the other that it wasn't. */
  by: UserId | null;
  text: string;
  at: Date;
  answer: string | null;
  answeredBy: UserId | null;
  answeredAt: Date | null;
  outcome: CallInOutcome | null;
  /** The admin's words to both. */
  words: string | null;
  closedBy: UserId | null;
  closedAt: Date | null;
};

export function newCallIn(facts: Pick<CallIn, "id" | "jobId" | "side" | "by" | "text" | "at">) {
  const answered = { answer: null, answeredBy: null, answeredAt: null };
  return { ...facts, ...answered, outcome: null, words: null, closedBy: null, closedAt: null };
}

/** The one that is not closed; at most one is. */
export function openCallIn(callIns: readonly CallIn[]): CallIn | null {
  return callIns.find(({ closedAt }) => closedAt === null) ?? null;
}

import type { QuoteRequestId, TradeShowId, UserId } from "../shared/id.ts";
import type { Milestone, MilestoneKey } from "./plan.ts";

/** Days before a milestone on which a reminder is due; below 0: after it. */
const reminderDays = [14, 7, 1, -1] as const;

/** A milestone as a person's plan last showed it. `told` is the last reminder sent or skipped, in days before its day. */
export type SeenMilestone = { day: string; isOfShow: boolean; told: number | null };
export type SeenPlan = {
  showId: TradeShowId | null;
  milestones: Partial<Record<MilestoneKey, SeenMilestone>>;
};

/** A person who is reminded of a request's plan. */
export type PlanWatch = {
  quoteRequestId: QuoteRequestId;
  userId: UserId;
  /** The next morning on which the plan is looked at. Null before the first look. */
  nextAt: Date | null;
  seen: SeenPlan | null;
};

/** The latest reminder whose day has come; null for none. */
const reached = (slack: number) => reminderDays.findLast((days) => slack <= days) ?? null;
/** The latest one whose day was before today. */
const over = (slack: number) => reminderDays.findLast((days) => slack < days) ?? null;

/** A milestone whose day changed with the show. */
export type MovedMilestone = { key: MilestoneKey; from: string; to: string };

/**
 * Compares a plan with the one that was seen last. `due`: open milestones that `owes` and a reminder
 * of which is due, each once; of several that are over, the latest. `moved`: milestones with another
 * day, if the same show has other dates.
 */
export function lookAtPlan(
  milestones: readonly Milestone[],
  showId: TradeShowId | null,
  before: SeenPlan | null,
  owes: (milestone: Milestone) => boolean,
): { seen: SeenPlan; due: Milestone[]; moved: MovedMilestone[] } {
  const seen: SeenPlan = { showId, milestones: {} };
  const due: Milestone[] = [];
  const changed: (MovedMilestone & { isOfShow: boolean })[] = [];
  for (const milestone of milestones) {
    const { key, day, slack, source, state } = milestone;
    const was = before?.milestones[key];
    const isOfShow = source.kind === "show";
    // a day that moved away from a reminder is reminded of again
    const isLater = was?.told != null && slack > was.told;
    const known = was && !isLater ? was.told : over(slack);
    const told = reached(slack);
    const isNew = told !== null && (known === null || told < known);
    if (isNew && state === "open" && before && owes(milestone)) due.push(milestone);
    if (was && was.day !== day) {
      changed.push({ key, from: was.day, to: day, isOfShow: isOfShow || was.isOfShow });
    }
    seen.milestones[key] = { day, isOfShow, told: before ? told : over(slack) };
  }
  const isMoved = before?.showId === showId && changed.some(({ isOfShow }) => isOfShow);
  const moved = isMoved ? changed.map(({ key, from, to }) => ({ key, from, to })) : [];
  return { seen, due, moved };
}

import { hourMs } from "../../shared/time/time-units.ts";
import {
  addWorkingHours,
  type WorkWeek,
  workingHoursBetween,
} from "../../shared/time/zone-time.ts";
import type { PromiseParams } from "../promise-policy.ts";

/**
 * Builders are asked to answer this long before all quotes are due, so that the exhibitor reads the
 * last one in time.
 */
const beforeDueMs = hourMs;

type AnswerTimeInput = {
  invitedAt: Date;
  /** The builder's working hours. */
  week: WorkWeek;
  /** Due time of all quotes. */
  allDueAt: Date;
  params: Pick<PromiseParams, "answerHours" | "answerWorkHours" | "usefulHours">;
};

/**
 * When a builder is asked to answer: after `answerHours`, or `answerWorkHours` of their working
 * hours if that is later, but at least an hour before all quotes are due. That limit is ignored
 * when it would leave fewer than `usefulHours` working hours, as over a weekend or after the due
 * time.
 */
export function respondBy({ invitedAt, week, allDueAt, params }: AnswerTimeInput): Date {
  const aDay = invitedAt.getTime() + params.answerHours * hourMs;
  const worked = addWorkingHours(week, invitedAt, params.answerWorkHours);
  const usual = new Date(Math.max(aDay, worked.getTime()));
  const cap = new Date(allDueAt.getTime() - beforeDueMs);
  if (usual <= cap) return usual;
  return workingHoursBetween(week, invitedAt, cap) < params.usefulHours ? usual : cap;
}

/**
 * When a builder who starts now is asked to answer: at the time set before if enough working hours
 * are left, else as if invited now, so that a late starter has enough time.
 */
export function respondByOnceBegun(before: Date, asOfNow: AnswerTimeInput): Date {
  const { invitedAt: now, week, params } = asOfNow;
  if (workingHoursBetween(week, now, before) >= params.usefulHours) return before;
  const renewed = respondBy(asOfNow);
  return renewed > before ? renewed : before;
}

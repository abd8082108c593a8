import { hourMs } from "../../shared/time/time-units.ts";
import {
  addWorkingHours,
  type WorkWeek,
  workingHoursBetween,
} from "../../shared/time/zone-time.ts";
import type { PromiseParams } from "../promise-policy.ts";

/** The exhibitor wants to read the last quote before the time that was promised. */
const beforeDueMs = hourMs;

type AnswerTimeInput = {
  invitedAt: Date;
  /** The builder's. */
  week: WorkWeek;
  /** When all quotes are due. */
  allDueAt: Date;
  params: Pick<PromiseParams, "answerHours" | "answerWorkHours" | "usefulHours">;
};

/**
 * By when a builder is asked to answer: a day, or so many of their working hours if that is later, but an hour before all
 * quotes are due. When that would leave too few working hours to quote at all, as over a weekend or after the due time, the
 * due time does not cut it short.
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
 * By when a builder is asked to answer who begins now: by the same time while enough working hours are left to quote, else as if
 * they were invited now. So one who comes late can keep it.
 */
export function respondByOnceBegun(before: Date, asOfNow: AnswerTimeInput): Date {
  const { invitedAt: now, week, params } = asOfNow;
  if (workingHoursBetween(week, now, before) >= params.usefulHours) return before;
  const renewed = respondBy(asOfNow);
  return renewed > before ? renewed : before;
}

import type { MilestoneBody } from "../../../app-server/contract/quotes/plan-calls.ts";
import { addDays, daysBetween } from "../../../domain/shared/time/days.ts";

/** The width of a mark on the narrowest screen, in percent of the line. */
const markWidth = 8;
/** How far before the first milestone the line may begin with today, as a part of its length. */
const mostAhead = 0.5;
/** Most months that are named. */
const mostNames = 6;

/**
 * Places of milestones, sorted by day, on a line to scale, in percent from its start. Marks that
 * would overlap stand in rows above each other, the lowest first. `today`: null outside of the line.
 */
export function placeMarks(milestones: readonly MilestoneBody[], today: string) {
  const earliest = milestones[0]?.day ?? today;
  const last = milestones.at(-1)?.day ?? today;
  const ahead = daysBetween(today, earliest) / Math.max(1, daysBetween(earliest, last));
  const first = ahead > 0 && ahead <= mostAhead ? today : earliest;
  const length = Math.max(1, daysBetween(first, last));
  const placeOf = (day: string) => (daysBetween(first, day) * 100) / length;

  const ends: number[] = [];
  const marks = milestones.map((milestone) => {
    const at = placeOf(milestone.day);
    const free = ends.findIndex((end) => end <= at);
    const row = free === -1 ? ends.length : free;
    ends[row] = at + markWidth;
    return { milestone, at, row };
  });

  const months: string[] = [];
  let month = first.endsWith("-01") ? first : nextMonth(first);
  for (; month <= last; month = nextMonth(month)) months.push(month);
  const step = Math.ceil(months.length / mostNames);
  return {
    marks,
    rows: ends.length,
    months: months.map((day, index) => ({
      day,
      at: placeOf(day),
      // a name at the end would stick out
      isNamed: index % step === 0 && placeOf(day) <= 100 - markWidth,
    })),
    today: first <= today && today <= last ? placeOf(today) : null,
  };
}

/** The first day of the month after this day's. */
function nextMonth(day: string): string {
  return `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`;
}

type Dated = { id: string; startDate: string | null; endDate: string | null };

/** A show's bar within one week: its lane, and its first and last column from 0 to 6. */
export type Bar<Show> = {
  show: Show;
  lane: number;
  from: number;
  to: number;
  /** Whether it began before this week, and whether it goes on after it. */
  continues: { before: boolean; after: boolean };
};

/**
 * Arranges shows in lanes without overlap. The week has seven days; shows are sorted by start date.
 */
export function layWeek<Show extends Dated>(
  week: readonly string[],
  shows: readonly Show[],
): Bar<Show>[] {
  const [first = "", last = ""] = [week[0], week.at(-1)];
  const ends: number[] = [];
  const bars: Bar<Show>[] = [];
  for (const show of shows) {
    const start = show.startDate ?? show.endDate;
    const end = show.endDate ?? start;
    if (!start || !end || start > last || end < first) continue;
    const continues = { before: start < first, after: end > last };
    const from = continues.before ? 0 : week.indexOf(start);
    const to = continues.after ? 6 : week.indexOf(end);
    const free = ends.findIndex((taken) => taken < from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = to;
    bars.push({ show, lane, from, to, continues });
  }
  return bars;
}

import type { OwnMilestone } from "../../domain/show-plan/plan.ts";
import type { PlanCalendar, PlanRepository } from "../../domain/show-plan/ports.ts";

/** Plans in memory. */
export function createMemoryPlanRepository(): PlanRepository {
  const own = new Map<string, OwnMilestone[]>();
  let calendars: (PlanCalendar & { shown: string | null; sequence: number })[] = [];
  return {
    listOwn: async (id) => own.get(id) ?? [],
    async setOwn(id, milestone) {
      const others = (own.get(id) ?? []).filter(({ key }) => key !== milestone.key);
      own.set(id, [...others, milestone]);
    },
    async saveCalendar(calendar) {
      await this.removeCalendar(calendar.quoteRequestId, calendar.userId);
      calendars.push({ ...calendar, shown: null, sequence: 0 });
    },
    hasCalendar: async (id, userId) =>
      calendars.some((each) => each.quoteRequestId === id && each.userId === userId),
    async removeCalendar(id, userId) {
      calendars = calendars.filter((each) => each.quoteRequestId !== id || each.userId !== userId);
    },
    findCalendar: async (hash) => calendars.find(({ tokenHash }) => tokenHash === hash) ?? null,
    async noteShown(id, shown) {
      const calendar = calendars.find((each) => each.id === id);
      if (!calendar) return 0;
      if (calendar.shown !== null && calendar.shown !== shown) calendar.sequence += 1;
      calendar.shown = shown;
      return calendar.sequence;
    },
  };
}

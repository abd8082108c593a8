import { expect, test } from "vitest";
import { isStale } from "./is-content-stale.ts";

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`);
const last = (isProjectsRead: boolean) => ({
  source: "notion",
  outcome: isProjectsRead ? ("done" as const) : ("failed" as const),
  startedAt: at("09:59"),
  endedAt: at("10:00"),
  isProjectsRead,
  report: null,
});

test("isStale() holds when the last sync failed and content is older than an hour", () => {
  const since = (time: string | null) => (time === null ? null : at(time));
  const cases: [boolean | null, string | null, boolean][] = [
    [null, null, false],
    [true, "07:00", false],
    [false, "09:01", false],
    [false, "08:59", true],
    [false, null, true],
  ];
  for (const [isRead, readAt, stale] of cases) {
    const state = { last: isRead === null ? null : last(isRead), projectsReadAt: since(readAt) };
    expect(isStale(state, at("10:00"))).toBe(stale);
  }
});

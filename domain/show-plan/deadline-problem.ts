import type { DeadlineKey, ShowDeadline } from "./plan.ts";

/** Deadlines in the only order in which a show can set them. */
const inOrder: DeadlineKey[] = ["warehouse-opens", "warehouse-closes", "move-in", "move-out"];

/** The first deadline that comes twice or is out of order, by its place; null for none. */
export function deadlineProblem(
  deadlines: readonly Pick<ShowDeadline, "key" | "day">[],
): { place: number; kind: "twice" | "out-of-order" } | null {
  const dayOf = (key: DeadlineKey) => deadlines.find((each) => each.key === key)?.day;
  for (const [place, { key, day }] of deadlines.entries()) {
    if (deadlines.findIndex((each) => each.key === key) < place) return { place, kind: "twice" };
    const rank = inOrder.indexOf(key);
    const earlier = rank < 0 ? [] : inOrder.slice(0, rank);
    const later = rank < 0 ? inOrder.slice(2) : [];
    const isBefore = earlier.some((other) => day < (dayOf(other) ?? ""));
    const isAfter = later.some((other) => day > (dayOf(other) ?? day));
    if (isBefore || isAfter) return { place, kind: "out-of-order" };
  }
  return null;
}

import { expect, test } from "vitest";
import { hourMs, minuteMs } from "../shared/time/time-units.ts";
import { isStillStaged } from "./needs-reading.ts";

const editedAt = new Date("2026-11-21T10:00:00.000Z");
const readAt = new Date(editedAt.getTime() + 5 * minuteMs);
const staged = {
  sourceId: "One",
  itemId: "0190b000-0000-4000-8000-000000000001",
  isRemoved: false,
  editedAt,
  readAt,
  fingerprint: "1",
};
const later = (ms: number) => new Date(readAt.getTime() + ms);

test.each([
  ["as it was", { editedAt }, {}, later(hourMs), "1", true],
  ["edited since", { editedAt: later(1) }, {}, later(hourMs), "1", false],
  ["read by another mapping", { editedAt }, {}, later(hourMs), "2", false],
  ["not wholly read", { editedAt }, { readAt: null }, later(hourMs), "1", false],
  ["read half a day ago", { editedAt }, {}, later(12 * hourMs), "1", false],
])("isStillStaged() of a page that is %s", (_, page, facts, now, fingerprint, is) => {
  expect(isStillStaged(page, { ...staged, ...facts }, { now, fingerprint })).toBe(is);
});

import { expect, test } from "vitest";
import { initialsOf } from "./monogram.tsx";

test.each([
  ["Redwood & Pike Exhibits", "RP"],
  ["東京ブース工房", "東"],
  ["Стенд Майстерня", "СМ"],
  ["Pop!Up", "PU"],
  ["دار الأجنحة", "دا"],
  ["***", "?"],
])("initialsOf() says %s as %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

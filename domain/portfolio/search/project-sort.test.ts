import fc from "fast-check";
import { expect, it } from "vitest";
import { projectSorts, toProjectSort } from "./project-sort.ts";

it("toProjectSort() knows six orders; anything else is the newest first", () => {
  for (const { value } of projectSorts) expect(toProjectSort(value)).toBe(value);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const isKnown = projectSorts.some(({ value }) => value === text);
      expect(toProjectSort(text)).toBe(isKnown ? text : "newest");
    }),
  );
  for (const nothing of [null, undefined]) expect(toProjectSort(nothing)).toBe("newest");
});

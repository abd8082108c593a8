import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Field, Fields } from "../shared/fields.ts";
import { mergeFields } from "./merge-fields.ts";
import { isTooMuchToRemove } from "./sync-content.ts";

const rules: Record<string, Field> = {
  city: { kind: "text", max: 50 },
  rating: { kind: "decimal", max: 5, else: 0, owner: "source" },
};
const early = new Date("2026-11-21T10:00:00.000Z");
const late = new Date("2026-11-21T11:00:00.000Z");
const merge = (theirs: Fields, ours: Fields, agreed: Fields | null, theirsAreLater = true) =>
  mergeFields({
    rules,
    theirs,
    ours,
    agreed: agreed && { ours: agreed, theirs: agreed },
    theirsEditedAt: theirsAreLater ? late : early,
    oursEditedAt: theirsAreLater ? early : late,
  });

describe("mergeFields()", () => {
  test("takes what one side alone changed, even if the other was edited last", () => {
    const agreed = { city: "Reno", rating: 3 };
    for (const isLater of [true, false]) {
      expect(merge({ ...agreed, city: "Elko" }, agreed, agreed, isLater)).toMatchObject({
        fields: { city: "Elko" },
        toWrite: [],
        conflicts: [],
      });
      expect(merge(agreed, { ...agreed, city: "Elko" }, agreed, isLater)).toMatchObject({
        fields: { city: "Elko" },
        toWrite: ["city"],
        conflicts: [],
      });
    }
  });

  test("of what both changed the last edit stands, and the source's own fields are its own", () => {
    const agreed = { city: "Reno", rating: 3 };
    const theirs = { city: "Elko", rating: 4 };
    const ours = { city: "Ely", rating: 5 };
    expect(merge(theirs, ours, agreed, true)).toEqual({
      fields: { city: "Elko", rating: 4 },
      toWrite: [],
      conflicts: [
        { field: "city", kept: "theirs" },
        { field: "rating", kept: "theirs" },
      ],
    });
    expect(merge(theirs, ours, agreed, false)).toEqual({
      fields: { city: "Ely", rating: 4 },
      toWrite: ["city"],
      conflicts: [
        { field: "city", kept: "ours" },
        { field: "rating", kept: "theirs" },
      ],
    });
  });

  test("keeps what could not be read, and takes a property that is new", () => {
    expect(merge({}, { city: "Reno", rating: 3 }, { city: "Reno", rating: 3 }).fields).toEqual({
      city: "Reno",
      rating: 3,
    });
    expect(merge({ city: "Elko" }, { city: null, rating: 3 }, { rating: 3 }, false)).toMatchObject({
      fields: { city: "Elko" },
      conflicts: [],
    });
  });

  test("invents nothing, and has nothing to do once both agree", () => {
    const side = fc.record({
      city: fc.constantFrom(null, "Reno", "Elko", "Ely"),
      rating: fc.constantFrom(0, 1, 2),
    });
    fc.assert(
      fc.property(side, side, fc.option(side), fc.boolean(), (theirs, ours, agreed, isLater) => {
        const merged = merge(theirs, ours, agreed, isLater);
        for (const field of ["city", "rating"] as const) {
          expect([theirs[field], ours[field]]).toContain(merged.fields[field]);
        }
        const again = merge(merged.fields, merged.fields, merged.fields, isLater);
        expect(again).toEqual({ fields: merged.fields, toWrite: [], conflicts: [] });
      }),
    );
  });
});

test("isTooMuchToRemove() holds for more than a fifth", () => {
  expect([0, 1, 2].map((removed) => isTooMuchToRemove(removed, 5))).toEqual([false, false, true]);
  expect(isTooMuchToRemove(2_001, 10_000)).toBe(true);
  expect(isTooMuchToRemove(0, 0)).toBe(false);
});

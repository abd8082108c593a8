import fc from "fast-check";
import { expect, test } from "vitest";
import type { BuilderId } from "../../domain/shared/id.ts";
import { compareBuilders } from "./compare-builders.ts";

const builder = fc.record({
  id: fc.uuid().map((id) => id as BuilderId),
  name: fc.constantFrom("A", "B", "C"),
  rating: fc.constantFrom(0, 3.9, 4.5, 5),
  ratingSource: fc.constantFrom("verified" as const, "imported" as const),
  featuredBuilder: fc.boolean(),
});

test("compareBuilders() puts featured builders first, then the better rated, always the same way", () => {
  fc.assert(
    fc.property(fc.array(builder, { maxLength: 30 }), (builders) => {
      const ranked = [...builders].sort(compareBuilders);
      expect([...builders].reverse().sort(compareBuilders)).toEqual(ranked);
      ranked.slice(1).forEach((later, index) => {
        const earlier = ranked[index] ?? later;
        expect(Number(earlier.featuredBuilder)).toBeGreaterThanOrEqual(
          Number(later.featuredBuilder),
        );
        if (earlier.featuredBuilder === later.featuredBuilder) {
          expect(earlier.rating).toBeGreaterThanOrEqual(later.rating);
        }
      });
    }),
  );
});

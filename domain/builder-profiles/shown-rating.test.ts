import { expect, it } from "vitest";
import { shownRating } from "./shown-rating.ts";

const imported = { importedRating: 4.6, importedReviewCount: 40 };
const nothing = { importedRating: 0, importedReviewCount: 0 };

it("shows the mean of three verified reviews or more, else the imported rating, else none [S06]", () => {
  expect(shownRating(imported, { count: 3, mean: 4.25 })).toEqual({
    rating: 4.3,
    reviewCount: 3,
    ratingSource: "verified",
  });
  for (const reviews of [{ count: 2, mean: 1 }, undefined]) {
    expect(shownRating(imported, reviews)).toEqual({
      rating: 4.6,
      reviewCount: 40,
      ratingSource: "imported",
    });
    expect(shownRating(nothing, reviews)).toEqual({
      rating: 0,
      reviewCount: 0,
      ratingSource: "none",
    });
  }
});

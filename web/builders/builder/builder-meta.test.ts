import { expect, test } from "vitest";
import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { builderMeta } from "./builder-meta.ts";

const jsonLd = (facts: Partial<ViewedBuilderBody>) => {
  const builder = {
    id: "1",
    name: "Nova",
    location: "Austin, Texas",
    description: "Booths",
    specialties: [],
    portfolioImages: [],
    rating: 4.6,
    ...facts,
  } as unknown as ViewedBuilderBody;
  const tags = builderMeta([], builder, 200) as { "script:ld+json"?: object }[];
  return tags.find((tag) => tag["script:ld+json"])?.["script:ld+json"];
};

test("structured data has a rating of three or more verified reviews only, none beside samples [S07]", () => {
  expect(jsonLd({ ratingSource: "verified", reviewCount: 3 })).toMatchObject({
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.6, reviewCount: 3 },
  });
  for (const [ratingSource, reviewCount] of [
    ["verified", 2],
    ["imported", 40],
    ["sample", 40],
    ["none", 0],
  ] as const) {
    expect(jsonLd({ ratingSource, reviewCount })).not.toHaveProperty("aggregateRating");
  }
});

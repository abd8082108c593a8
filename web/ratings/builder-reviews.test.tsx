import { expect, test } from "vitest";
import type { BuilderReviewsBody, ReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { BuilderReviews } from "./builder-reviews.tsx";

const review: ReviewBody = {
  id: "1",
  overall: 4,
  onTime: 5,
  onBudget: null,
  finish: null,
  communication: null,
  again: "yes",
  finalBill: "up-to-5",
  text: "Up a day early.",
  company: null,
  facts: { month: "2026-10", show: null, sizeBand: "101-400", type: "Island" },
  publishedAt: "2026-11-01T10:00:00.000Z",
  reply: { text: "Thank you.", at: "2026-11-02T10:00:00.000Z" },
};
const none: BuilderReviewsBody = {
  mean: null,
  count: 0,
  bars: [0, 0, 0, 0, 0],
  onTime: null,
  removed: [],
  reviews: [],
  next: null,
};
const lines = (facts: Partial<BuilderReviewsBody>) =>
  linesOf(
    written(<BuilderReviews builderId="b" name="Redwood & Pike" served={{ ...none, ...facts }} />),
  );

test("a builder's page says who may write a review, and has no mean of two [S05]", () => {
  expect(lines({})).toContain(
    "No reviews yet. Only exhibitors whose project here is complete can write one.",
  );
  const two = lines({ count: 2, bars: [0, 0, 0, 2, 0], reviews: [review] });
  expect(two).toContain("2 reviews");
  expect(two.join(" ")).not.toMatch(/4\.0|5 points/);
});

test("a builder's page has mean, bars, facts and the reply, and a line for what was removed [S04]", () => {
  const shown = lines({
    mean: 4.7,
    count: 3,
    bars: [0, 0, 0, 1, 2],
    onTime: "On time in 2 of 3 reviewed projects",
    reviews: [review],
    removed: [
      { code: "personal-data", count: 1 },
      { code: "author", count: 2 },
    ],
  });
  expect(shown).toEqual(
    expect.arrayContaining([
      "4.7 of 5 from 3 reviews of the last 24 months",
      "On time in 2 of 3 reviewed projects",
      "An exhibitor, Oct 2026",
      "Island, 101 to 400 sq ft",
      "On time 5 · Would hire again: yes · Final bill: up to 5% more",
      "Redwood & Pike replied",
      "One review removed: It names a person or their data",
      "2 reviews removed: Its author took it down",
    ]),
  );
});

import { expect, test } from "vitest";
import type { OwnReviewBody } from "../../app-server/contract/ratings/ratings.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { OwnReview } from "./own-review.tsx";

const invitation = {
  id: "1",
  responseId: "r",
  builderId: "b",
  builderName: "Redwood & Pike",
  state: "invited",
  text: "",
  isNamed: false,
  publishAt: null,
  isOver: false,
  until: "2027-02-01T15:00:00.000Z",
  removalCode: null,
} as unknown as OwnReviewBody;
const page = (facts: Partial<OwnReviewBody>) =>
  linesOf(written(<OwnReview review={{ ...invitation, ...facts }} />)).join(" ");

test("the page of a review says until when it can be written, changed or taken down, and what became of it [S01] [S02] [S04]", () => {
  const invited = page({});
  expect(invited).toContain("How was Redwood & Pike?");
  expect(invited).toMatch(/You can write it until Feb 1, 2027 ?\./);
  expect(invited).toContain("Send review");
  expect(invited).not.toContain("Withdraw review");
  // before the first email the invitation has no end
  expect(page({ until: null })).not.toContain("You can write it until");

  const over = page({ isOver: true });
  expect(over).toContain("The time to review Redwood & Pike is over");
  expect(over).not.toMatch(/Send review|You can write it/);

  const sent = page({ state: "submitted", publishAt: "2026-12-02T10:00:00.000Z" });
  expect(sent).toMatch(/It goes public on .*Dec 2, 2026/);
  for (const words of ["Save changes", "Withdraw review"]) expect(sent).toContain(words);
  expect(sent).not.toContain("You can write it until");

  const published = page({ state: "published" });
  expect(published).toContain("Take it down");
  expect(published).not.toContain("Save changes");
  const removed = page({ state: "removed", removalCode: "court-order" });
  expect(removed).toContain("A court ordered it");
  expect(removed).not.toMatch(/Send review|Take it down/);
});

import { expect, test } from "vitest";
import { outcomeLook } from "./outcome-look.ts";

test.for([
  ["in-progress", "won", null, "Won", /accepted your quote/],
  ["completed", "won", null, "Completed", /You won this job/],
  ["in-progress", "not-chosen", null, "Not chosen", /accepted another builder's quote/],
  ["completed", "not-chosen", null, "Not chosen", /accepted another builder's quote/],
  ["cancelled", "cancelled", null, "Cancelled", /^This request was canceled\.$/],
  ["cancelled", "cancelled", "Show is off", "Cancelled", /Reason given: Show is off$/],
] as const)("outcomeLook() of %s, %s", ([status, outcome, cancelReason, badge, text]) => {
  const look = outcomeLook({ status, outcome, cancelReason });
  expect(look?.badge).toBe(badge);
  expect(look?.text).toMatch(text);
});

test("outcomeLook() says nothing while a quote can still be accepted", () => {
  expect(outcomeLook({ status: "in-progress", outcome: "open", cancelReason: null })).toBeNull();
});

import { expect, test } from "vitest";
import { requestStandings } from "../../domain/quotes/own-requests/request-standing.ts";
import { requestStatusText } from "./request-status-text.ts";

test.for([
  ["pending", "Processing Your Request", "Processing"],
  ["assigned", "Builders Matched", "Matched"],
  ["quotes_sent", "Quotes Sent to Builders", "Quotes Sent"],
  ["email_failed", "Communication Failed", "Failed"],
  ["in-progress", "Quotes Are Coming In", "Quotes In"],
  ["completed", "Completed", "Completed"],
  ["cancelled", "Cancelled", "Cancelled"],
  ["on_hold", "Unknown Status", "on_hold"],
  ["toString", "Unknown Status", "toString"],
  ["", "Unknown Status", "Unknown"],
  [null, "Unknown Status", "Unknown"],
] as const)("requestStatusText() calls %s '%s', badge %s", ([status, title, badge]) => {
  expect(requestStatusText({ status })).toMatchObject({ title, badge });
});

test.for([
  ["in-progress", "quotes-to-decide", "Quotes In", /accept the one that fits/],
  ["in-progress", "quotes-unpriced", "Quotes In", /ask for a price/],
  ["in-progress", "quotes-ended", "Quotes In", /None of your quotes is open/],
  ["in-progress", "quote-accepted", "Accepted", /You've accepted a quote/],
  ["cancelled", "cancelled-unasked", "Cancelled", /before any builder was asked\.$/],
  ["cancelled", "cancelled-unanswered", "Cancelled", /before any quote arrived/],
  ["cancelled", "cancelled-with-quotes", "Cancelled", /stay here for your records/],
] as const)("requestStatusText() of %s, %s", ([status, standing, badge, text]) => {
  const said = requestStatusText({ status, standing });
  expect(said.badge).toBe(badge);
  expect(said.text).toMatch(text);
});

test("requestStatusText() takes no standing of another status", () => {
  for (const standing of requestStandings) {
    const { title } = requestStatusText({ status: "pending", standing });
    expect(title).toBe("Processing Your Request");
  }
});

test("requestStatusText() names support where only it can help", () => {
  for (const status of ["email_failed", "on_hold"]) {
    expect(requestStatusText({ status }).needsSupport).toBe(true);
  }
  expect(requestStatusText({ status: "pending" }).needsSupport).toBeUndefined();
});

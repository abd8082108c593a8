import { expect, it } from "vitest";
import { isOpen, nextRequestStatus, type RequestEvent, requestStatuses } from "./request-state.ts";

const events: RequestEvent[] = [
  "builder-added",
  "some-builders-removed",
  "all-builders-removed",
  "invitations-delivered",
  "invitations-failed",
  "builder-responded",
  "response-accepted",
  "completed",
  "cancelled",
  "reopened-with-answers",
  "reopened-with-invitations",
  "reopened-unassigned",
];

// biome-ignore format: a table, one row a state, one column an event, in the order above; "-" is refused
const table = {
  pending:       ["assigned",    "-",            "-",       "-",           "-",            "-",           "-",           "-",         "cancelled", "-", "-", "-"],
  assigned:      ["assigned",    "assigned",     "pending", "quotes_sent", "email_failed", "in-progress", "-",           "-",         "cancelled", "-", "-", "-"],
  quotes_sent:   ["assigned",    "quotes_sent",  "pending", "-",           "-",            "in-progress", "-",           "-",         "cancelled", "-", "-", "-"],
  email_failed:  ["assigned",    "email_failed", "pending", "quotes_sent", "-",            "in-progress", "-",           "-",         "cancelled", "-", "-", "-"],
  "in-progress": ["in-progress", "in-progress",  "pending", "-",           "-",            "in-progress", "in-progress", "completed", "cancelled", "-", "-", "-"],
  completed:     ["-",           "-",            "-",       "-",           "-",            "-",           "-",           "-",         "-", "in-progress", "-", "-"],
  cancelled:     ["-",           "-",            "-",       "-",           "-",            "-",           "-",           "-",         "-", "in-progress", "assigned", "pending"],
} as const;

for (const from of requestStatuses) {
  it(`nextRequestStatus() has the arrows of the product from ${from}, and no others`, () => {
    expect(events.map((event) => nextRequestStatus(from, event) ?? "-")).toEqual(table[from]);
  });
}

it("isOpen() is anything but completed and canceled", () => {
  const closed = requestStatuses.filter((status) => !isOpen(status));
  expect(closed).toEqual(["completed", "cancelled"]);
});

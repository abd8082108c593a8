import { expect, test } from "vitest";
import { responseLook } from "./response-look.ts";

test.for([
  ["pending", "Pending", "caution"],
  ["accepted", "Accepted", "positive"],
  ["declined", "Declined", "critical"],
  ["expired", "Expired", "critical"],
  ["lost", "Lost", "critical"],
] as const)("responseLook() shows %s as %s, %s", ([status, label, tone]) => {
  expect(responseLook({ status, withdrawnAt: null, quotedAmount: 10_000 })).toEqual({
    label,
    tone,
  });
});

test("responseLook() calls a withdrawn quote withdrawn, not declined", () => {
  const response = { status: "declined", withdrawnAt: "2027-01-01T00:00:00.000Z", quotedAmount: 1 };
  expect(responseLook(response).label).toBe("Withdrawn");
});

test("responseLook() shows an answer without an amount as a question, while it waits", () => {
  const response = { status: "pending", withdrawnAt: null, quotedAmount: null };
  expect(responseLook(response).label).toBe("Needs more information");
  expect(responseLook({ ...response, status: "expired" }).label).toBe("Expired");
});

import { expect, test } from "vitest";
import { responseLook } from "./response-look.ts";

test.for([
  ["pending", "Pending", "caution"],
  ["accepted", "Accepted", "positive"],
  ["declined", "Declined", "critical"],
  ["expired", "Expired", "critical"],
  ["lost", "Lost", "critical"],
] as const)("responseLook() shows %s as %s, %s", ([status, label, tone]) => {
  expect(responseLook({ status, withdrawnAt: null })).toEqual({ label, tone });
});

test("responseLook() calls a withdrawn quote withdrawn, not declined", () => {
  const response = { status: "declined", withdrawnAt: "2027-01-01T00:00:00.000Z" };
  expect(responseLook(response).label).toBe("Withdrawn");
});

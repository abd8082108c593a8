import { expect, test } from "vitest";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { failureToast, submissionFailure } from "./submission-failure.ts";

const usual = "Please check your information and try again.";
const problem = (status: number, facts: object) =>
  new ApiError(status, JSON.stringify({ status, ...facts }));

test.for([
  ["a plain 500", new ApiError(500, ""), usual],
  ["a network that is down", new TypeError("Failed to fetch"), usual],
  ["a field", problem(400, { message: "Phone is required" }), "Phone is required"],
] as const)("submissionFailure() of %s, and its toast [C09]", ([, error, words]) => {
  expect(submissionFailure(error)).toBe(words);
  expect(failureToast(error)).toBe(usual);
});

test("submissionFailure() of a limit blames no information, and says when to try again", () => {
  const limited = problem(429, { message: "Too many requests", retryAfterSeconds: 29 * 60 - 5 });
  expect(submissionFailure(limited)).toMatch(
    /Everything you typed is saved\. Try again in 29 minutes\.$/,
  );
  expect(failureToast(limited)).toBe(submissionFailure(limited));
  expect(submissionFailure(new ApiError(429, "slow down"))).toMatch(/Try again in a minute\.$/);
});

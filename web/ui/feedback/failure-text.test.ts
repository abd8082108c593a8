import { expect, test } from "vitest";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { failureText } from "./failure-text.ts";

const text = (error: unknown) => failureText({ couldNot: "save the notes" }, error);
const problem = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ message }));

test("a failed call blames the connection only when no server answered", () => {
  expect(text(new TypeError("Failed to fetch"))).toBe(
    "We couldn't save the notes. Check your connection and try again.",
  );
  expect(text(new ApiError(502, "<h1>Bad Gateway</h1>"))).toBe(
    "We couldn't save the notes. Our server isn't answering. Try again in a minute.",
  );
  expect(text(problem(503, "The database isn't responding. Please try again in a minute"))).toBe(
    "We couldn't save the notes. The database isn't responding. Please try again in a minute",
  );
});

test("a refusal is in the server's words, and a whole text stands unless there are some", () => {
  expect(text(problem(409, "Someone else saved the notes"))).toBe("Someone else saved the notes");
  const whole = { text: "Failed to update profile. Please try again." };
  expect(failureText(whole, new TypeError("Failed to fetch"))).toBe(whole.text);
  expect(failureText(whole, problem(429, "Too many"))).toBe("Too many");
});

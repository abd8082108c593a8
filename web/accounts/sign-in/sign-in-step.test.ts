import { expect, test } from "vitest";
import { waysIn } from "./sign-in-step.tsx";

test("waysIn() names the sign-ins that are switched on", () => {
  const [google, github] = [{ label: "Google" }, { label: "GitHub" }];
  expect(waysIn([])).toBe("email");
  expect(waysIn([google])).toBe("Google and email");
  expect(waysIn([google, github])).toBe("Google, GitHub and email");
});

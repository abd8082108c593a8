import { expect, test } from "vitest";
import { oneEmail } from "./one-email.ts";
import { WrongUse } from "./wrong-use.ts";

test("oneEmail() takes one address in any case, and nothing else", () => {
  expect(oneEmail(["ADMIN@example.com"])).toBe("admin@example.com");
  for (const wrong of [[], [""], ["nobody"], ["a@b.example", "c@d.example"]]) {
    expect(() => oneEmail(wrong), wrong.join(" ")).toThrow(WrongUse);
  }
});

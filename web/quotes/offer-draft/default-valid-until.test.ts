import { expect, test } from "vitest";
import { defaultValidUntil } from "./default-valid-until.ts";

test("defaultValidUntil() is thirty days on, across the end of a month", () => {
  expect(defaultValidUntil(new Date("2027-01-15T12:00:00Z"))).toBe("2027-02-14");
});

import { expect, test } from "vitest";
import { seatWords } from "./seat-words.ts";

test("seatWords() says what the spots mean for the builder [Q15]", () => {
  const words = (taken: number, said: Parameters<typeof seatWords>[1]) =>
    seatWords({ taken, of: 7 }, said);
  expect(words(0, "possible")).toBe("All 7 spots are free.");
  expect(words(3, "possible")).toBe("3 of 7 spots taken.");
  expect(words(3, null)).toBe("3 of 7 spots taken.");
  expect(words(4, "given")).toBe("4 of 7 spots taken. You have one of them.");
  expect(words(7, "seats-taken")).toBe("7 of 7 spots taken. If a spot opens, you can take it.");
  expect(words(5, "enough-quotes")).toMatch(/no need to start\.$/);
});

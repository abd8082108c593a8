import { expect, test } from "vitest";
import { keptShareText } from "./promise-cards.tsx";

test("keptShareText() names a share only where enough targets are settled", () => {
  expect(keptShareText({ kept: 0, missed: 0, share: null })).toBe("–");
  expect(keptShareText({ kept: 3, missed: 1, share: null })).toBe("3 of 4");
  expect(keptShareText({ kept: 199, missed: 1, share: 0.995 })).toBe("99%");
  expect(keptShareText({ kept: 29, missed: 71, share: 0.29 })).toBe("29%");
});

import { expect, test } from "vitest";
import { keptWords } from "./promise-cards.tsx";

test("keptWords() names a share only where enough targets are settled", () => {
  expect(keptWords({ kept: 0, missed: 0, share: null })).toBe("–");
  expect(keptWords({ kept: 3, missed: 1, share: null })).toBe("3 of 4");
  expect(keptWords({ kept: 199, missed: 1, share: 0.995 })).toBe("99%");
  expect(keptWords({ kept: 29, missed: 71, share: 0.29 })).toBe("29%");
});

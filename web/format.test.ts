import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCount, formatDate, formatMoney, rangeText } from "./format.ts";

test.each([
  ["MMM d, yyyy", "Jan 5, 2027"],
  ["MMM d", "Jan 5"],
] as const)("formatDate() writes %s in UTC", (format, text) => {
  expect(formatDate("2027-01-05T00:07:00.000Z", format)).toBe(text);
});

test("formatDate() gives back what is no date", () => {
  expect(formatDate("Spring 2027", "MMM d, yyyy")).toBe("Spring 2027");
});

test("formatMoney() shows cents only where there are some", () => {
  expect(formatMoney(1_250_000)).toBe("$12,500");
  expect(formatMoney(9950)).toBe("$99.50");
  expect(formatMoney(0)).toBe("$0");
});

test("formatCount() and formatMoney() write as the language's own way does", () => {
  const money = { style: "currency", currency: "USD" } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 40 }),
      fc.constantFrom(1, 10, 1000),
      (count, parts) => {
        expect(formatCount(count / parts)).toBe((count / parts).toLocaleString("en-US"));
        const digits = count % 100 === 0 ? 0 : 2;
        expect(formatMoney(count)).toBe(
          (count / 100).toLocaleString("en-US", { ...money, minimumFractionDigits: digits }),
        );
      },
    ),
  );
});

test("rangeText() sets ranges of prices as builders' own ranges are set", () => {
  expect(rangeText("$100,000 - $250,000")).toBe("$100,000\u00a0– $250,000");
  expect(rangeText("$1,000,000+")).toBe("$1,000,000+");
  expect(rangeText(null)).toBeUndefined();
});

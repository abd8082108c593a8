import { expect, test } from "vitest";
import { lineFieldWords, lineTitle, termFieldWords, totalWords } from "./diff-words.ts";

const line = {
  id: "l",
  category: "graphics",
  label: "Graphics",
  kind: "included",
  amount: 8_000_00,
  fields: [],
};
const dollars = { from: "USD", to: "USD" };
const diff = {
  from: 1,
  to: 2,
  total: { from: 61_000_00, to: 66_000_00 },
  lines: [],
  terms: [],
  currencies: dollars,
};

test("lineFieldWords() says a changed line's fields in words, and the price of one that comes or goes [R20]", () => {
  const fields = [
    { field: "amount", from: 9_000_00, to: 8_000_00 },
    { field: "quantity", from: 12_500, to: null },
    { field: "within", from: null, to: "another" },
  ] as const;
  expect(lineFieldWords({ ...line, change: "changed", fields: [...fields] }, dollars)).toEqual([
    { label: "Amount", was: "$9,000", now: "$8,000" },
    { label: "Quantity", was: "12.5", now: "None" },
    { label: "Price", was: "Its own", now: "In another line" },
  ]);
  expect(lineFieldWords({ ...line, change: "new" }, dollars)).toEqual([
    { label: "Price", was: "", now: "$8,000, included" },
  ]);
  expect(
    lineFieldWords({ ...line, change: "gone", kind: "excluded", amount: null }, dollars),
  ).toEqual([{ label: "Price", was: "excluded", now: "" }]);
});

test("lineTitle() names the category once", () => {
  expect(lineTitle(line)).toBe("Graphics");
  expect(lineTitle({ ...line, label: "Back wall" })).toBe("Graphics: Back wall");
});

test("totalWords() names both totals and the difference [R20]", () => {
  expect(totalWords(diff)).toBe("Total: $61,000 before, $66,000 now (+$5,000)");
  expect(totalWords({ ...diff, total: { from: 66_000_00, to: 61_000_00 } })).toContain("(−$5,000)");
  expect(totalWords({ ...diff, total: { from: null, to: 5_00 } })).toBe(
    "Total: no price before, $5 now",
  );
  expect(totalWords({ ...diff, total: { from: 5_00, to: 5_00 } })).toBe("Total unchanged: $5");
});

test("a version in another currency says it of its lines, and about of its total [R20] [R38]", () => {
  const currencies = { from: "USD", to: "EUR" };
  const changed = { ...line, change: "changed" as const };
  const fields = [{ field: "amount" as const, from: 9_000_00, to: 8_000_00 }];
  expect(lineFieldWords({ ...changed, fields }, currencies)).toEqual([
    { label: "Amount", was: "$9,000", now: "EUR 8,000" },
  ]);
  expect(totalWords({ ...diff, currencies })).toContain("$61,000 before, about $66,000 now");
});

test("termFieldWords() says figures as counts, and own rates by category [R20]", () => {
  const terms = [
    { field: "shippingWeightLb" as const, from: null, to: 4200 },
    { field: "ownRates" as const, from: [], to: [{ category: "flooring", amount: 5_200_00 }] },
  ];
  expect(termFieldWords({ ...diff, terms })).toEqual([
    { label: "Shipping weight (lb)", was: "Not stated", now: "4,200" },
    { label: "Own rates", was: "None", now: expect.stringMatching(/ \$5,200$/) },
  ]);
});

test("termFieldWords() says days as days and no links as none", () => {
  const terms = [
    {
      field: "validUntil" as const,
      from: "2027-02-01T12:00:00.000Z",
      to: "2027-03-01T12:00:00.000Z",
    },
    { field: "attachments" as const, from: ["https://a.example"], to: [] },
  ];
  expect(termFieldWords({ ...diff, terms })).toEqual([
    { label: "Valid until", was: "Feb 1, 2027", now: "Mar 1, 2027" },
    { label: "Links", was: "https://a.example", now: "None" },
  ]);
});

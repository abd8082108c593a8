import { expect, test } from "vitest";
import { emptyLine } from "../lines/line-inputs.ts";
import { readOfferDraft, writeOfferDraft } from "./offer-draft.ts";

const now = new Date("2027-01-05T10:00:00.000Z");
const draft = {
  values: {
    pricing: "itemized" as const,
    lines: [emptyLine("structure", { kind: "included", unitPrice: "52,000" })],
    quotedAmount: "12,500",
    currency: "EUR",
    logistics: { shippingWeightLb: "1901" },
    terms: { firmness: "range", high: "15,000" },
    ownRates: [{ category: "flooring" as const, amount: 5_600_00 }],
    estimatedTimeline: "6 weeks",
    responseMessage: "Two\nlines",
    attachments: "",
    validUntil: "2027-02-04",
  },
  base: 2,
  briefVersion: 3,
};

test("readOfferDraft() reads what writeOfferDraft() wrote, for thirty days", () => {
  const text = writeOfferDraft(draft, now);
  const after = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
  expect(readOfferDraft(text, now)).toEqual(draft);
  expect(readOfferDraft(text, after(29))).toEqual(draft);
  expect(readOfferDraft(text, after(30))).toBeNull();
});

test("readOfferDraft() reads a draft from before there were lines", () => {
  const { pricing: _pricing, lines: _lines, ...values } = draft.values;
  const text = JSON.stringify({ version: 1, savedAt: now.getTime(), values, base: 2 });
  expect(readOfferDraft(text, now)).not.toHaveProperty("briefVersion");
  expect(readOfferDraft(text, now)).toMatchObject({ values: { pricing: "single", lines: [] } });
});

test("readOfferDraft() keeps the choice against own rates, and makes none", () => {
  const read = (ownRates?: []) => {
    const values = { ...draft.values, ownRates };
    return readOfferDraft(writeOfferDraft({ ...draft, values }, now), now)?.values;
  };
  expect(read([])?.ownRates).toEqual([]);
  expect(read()).not.toHaveProperty("ownRates");
});

test.for([
  null,
  "",
  "nonsense",
  "{}",
  "[]",
  JSON.stringify({ version: 0, savedAt: now.getTime(), ...draft }),
  JSON.stringify({ version: 1, savedAt: "soon", ...draft }),
  JSON.stringify({ version: 1, savedAt: now.getTime(), base: 1, values: { quotedAmount: 5 } }),
  JSON.stringify({ version: 1, savedAt: now.getTime(), base: 1 }),
  JSON.stringify({
    version: 1,
    savedAt: now.getTime(),
    base: 1,
    values: { ...draft.values, lines: [{ kind: "magic" }] },
  }),
  JSON.stringify({
    version: 1,
    savedAt: now.getTime(),
    base: 1,
    values: { ...draft.values, ownRates: [{ category: "magic", amount: 1 }] },
  }),
])("readOfferDraft() of %j is none", (text) => {
  expect(readOfferDraft(text, now)).toBeNull();
});

import { expect, test } from "vitest";
import { type OfferInput, offerFieldsAt } from "./offer-fields.ts";

const offerFields = offerFieldsAt(() => new Date("2026-11-18T15:00:00Z"));

const typed: OfferInput = {
  pricing: "single",
  lines: [],
  quotedAmount: "12,500",
  estimatedTimeline: " 6 weeks ",
  responseMessage: "We build it.",
  attachments: "https://example.com/plan.pdf\nhttps://example.com/render.png",
  validUntil: "2999-01-31",
};

test("offerFields makes an offer of what was typed", () => {
  expect(offerFields.parse(typed)).toEqual({
    quotedAmount: 1_250_000,
    lines: [],
    estimatedTimeline: "6 weeks",
    responseMessage: "We build it.",
    attachments: ["https://example.com/plan.pdf", "https://example.com/render.png"],
    validUntil: "2999-01-31",
  });
});

const empty = {
  pricing: "single" as const,
  lines: [],
  quotedAmount: " ",
  estimatedTimeline: "",
  responseMessage: "",
  attachments: "",
  validUntil: "",
};

test("offerFields reads figures for the show's bill, takes empty ones back and leaves others alone [R04] [R17]", () => {
  const logistics = { shippingWeightLb: "1,901", shipments: "", electricianHours: "0" };
  expect(offerFields.parse({ ...typed, logistics })).toMatchObject({
    shippingWeightLb: 1901,
    shipments: null,
    electricianHours: 0,
  });
  expect(offerFields.parse(typed)).not.toHaveProperty("crates");
  const wrong = offerFields.safeParse({ ...typed, logistics: { crew: "two" } });
  expect(wrong.error?.issues).toMatchObject([{ path: ["logistics", "crew"] }]);
  const unshipped = offerFields.safeParse({ ...typed, logistics: { shipments: "0" } });
  expect(unshipped.error?.issues).toMatchObject([{ message: "Shipments must be 1 or more" }]);
});

test("offerFields lets everything but the amount be empty", () => {
  expect(offerFields.parse({ ...empty, quotedAmount: "0" })).toEqual({
    quotedAmount: 0,
    lines: [],
    estimatedTimeline: null,
    responseMessage: null,
    attachments: [],
    validUntil: null,
  });
});

test("offerFields takes no amount with a message of 40 characters, and with no less", () => {
  const saying = (responseMessage: string) => offerFields.safeParse({ ...empty, responseMessage });
  expect(saying("x".repeat(40)).data?.quotedAmount).toBeNull();
  for (const thin of ["", "x".repeat(39), ` ${"x".repeat(39)} `]) {
    const [issue] = saying(thin).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ["responseMessage"] });
  }
});

test.for([
  ["quotedAmount", "a lot", "Enter an amount in dollars"],
  ["quotedAmount", "-1", "Enter an amount in dollars"],
  ["attachments", "https://example.com/a http://example.com/b", "https links"],
  ["attachments", "javascript:alert(1)", "https links"],
  ["validUntil", "2026-11-16", "must be in the future"],
  ["validUntil", "soon", "Enter a date"],
  ["estimatedTimeline", "x".repeat(201), "200 characters or fewer"],
  ["responseMessage", "x".repeat(5001), "5000 characters or fewer"],
] as const)("offerFields refuses %s '%s'", ([field, text, words]) => {
  const result = offerFields.safeParse({ ...typed, [field]: text });
  expect(result.error?.issues).toHaveLength(1);
  expect(result.error?.issues[0]).toMatchObject({ path: [field] });
  expect(result.error?.issues[0]?.message).toContain(words);
});

test("offerFields of an itemized quote names the row and field, beside what else is wrong [R04]", () => {
  const line = {
    id: crypto.randomUUID(),
    category: "av" as const,
    label: "A screen",
    note: "",
    kind: "included" as const,
    quantity: "2",
    unit: "each",
    unitPrice: "some",
    within: "",
    billedBy: "builder",
  };
  const itemized = { ...typed, pricing: "itemized" as const, quotedAmount: "a lot", lines: [line] };
  const wrong = offerFields.safeParse({ ...itemized, validUntil: "soon" });
  const paths = wrong.error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(["validUntil", "lines.0.unitPrice"]);
  const right = offerFields.parse({ ...itemized, lines: [{ ...line, unitPrice: "500" }] });
  expect(right).toMatchObject({
    quotedAmount: null,
    lines: [{ quantity: 2000, unitPrice: 500_00 }],
  });
});

test("offerFields reads the terms, and names the field of each that is wrong [R04]", () => {
  const read = (terms: Record<string, string>) => offerFields.safeParse({ ...typed, terms });
  const stated = { firmness: "range", high: "$90,000", leadTimeWeeks: "8", rush: "yes", reuse: "" };
  expect(read(stated).data).toMatchObject({
    firmness: "range",
    high: 90_000_00,
    leadTimeWeeks: 8,
    rush: true,
    reuse: null,
  });
  expect(read(stated).data).not.toHaveProperty("ownership");
  expect(read({ ...stated, firmness: "firm" }).data).toMatchObject({ high: null });
  const problemOf = (terms: Record<string, string>) =>
    read(terms).error?.issues.map(({ path }) => path.join("."));
  expect(problemOf({ ...stated, high: "" })).toEqual(["terms.high"]);
  expect(problemOf({ ...stated, high: "5" })).toEqual(["terms.high"]);
  expect(problemOf({ firmness: "maybe", leadTimeWeeks: "soon" })).toEqual([
    "terms.firmness",
    "terms.leadTimeWeeks",
  ]);
});

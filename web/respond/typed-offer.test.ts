import { expect, test } from "vitest";
import { emptyLine } from "../quotes/lines/line-inputs.ts";
import { toOfferInput, toTyped } from "./typed-offer.ts";

const typed = {
  act: "quote",
  pricing: "itemized",
  currency: "EUR",
  quotedAmount: "",
  "terms.firmness": "range",
  "terms.high": "15,000",
  "logistics.shippingWeightLb": "1901",
  estimatedTimeline: "6 weeks",
  responseMessage: "Two\nlines",
  validUntil: "",
  attachments: "",
  lines: JSON.stringify([emptyLine("structure", { kind: "included", unitPrice: "ninety" })]),
};

test("toTyped() of a draft is what was typed by link [R41]", () => {
  const { act: _, ...fields } = typed;
  expect(toTyped(toOfferInput(typed))).toEqual(fields);
});

test("toOfferInput() of other fields or broken lines is an empty form", () => {
  expect(toOfferInput({ lines: "nonsense" })).toMatchObject({
    pricing: "single",
    lines: [],
    terms: {},
    logistics: {},
    quotedAmount: "",
  });
});

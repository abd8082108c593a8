import { expect, test } from "vitest";
import { type OfferInput, offerFields } from "./offer-fields.ts";

const typed: OfferInput = {
  quotedAmount: "12,500",
  estimatedTimeline: " 6 weeks ",
  responseMessage: "We build it.",
  attachments: "https://example.com/plan.pdf\nhttps://example.com/render.png",
  validUntil: "2999-01-31",
};

test("offerFields makes an offer of what was typed", () => {
  expect(offerFields.parse(typed)).toEqual({
    quotedAmount: 1_250_000,
    estimatedTimeline: "6 weeks",
    responseMessage: "We build it.",
    attachments: ["https://example.com/plan.pdf", "https://example.com/render.png"],
    validUntil: "2999-01-31",
  });
});

test("offerFields lets everything be empty", () => {
  const empty = {
    quotedAmount: " ",
    estimatedTimeline: "",
    responseMessage: "",
    attachments: "",
    validUntil: "",
  };
  expect(offerFields.parse(empty)).toEqual({
    quotedAmount: null,
    estimatedTimeline: null,
    responseMessage: null,
    attachments: [],
    validUntil: null,
  });
});

test.for([
  ["quotedAmount", "a lot", "Enter an amount in dollars"],
  ["quotedAmount", "-1", "Enter an amount in dollars"],
  ["attachments", "https://example.com/a http://example.com/b", "https links"],
  ["attachments", "javascript:alert(1)", "https links"],
  ["validUntil", "2020-01-01", "must be in the future"],
  ["validUntil", "soon", "Enter a date"],
  ["estimatedTimeline", "x".repeat(201), "200 characters or fewer"],
  ["responseMessage", "x".repeat(5001), "5000 characters or fewer"],
] as const)("offerFields refuses %s '%s'", ([field, text, words]) => {
  const result = offerFields.safeParse({ ...typed, [field]: text });
  expect(result.error?.issues).toHaveLength(1);
  expect(result.error?.issues[0]).toMatchObject({ path: [field] });
  expect(result.error?.issues[0]?.message).toContain(words);
});

import { expect, test } from "vitest";
import { offerDifferences } from "./offer-differences.ts";

const offer = {
  quotedAmount: "12,500",
  estimatedTimeline: "6 weeks",
  responseMessage: "With pleasure",
  attachments: "",
  validUntil: "2027-02-04",
};

test("offerDifferences() names what is different there, and nothing else", () => {
  expect(offerDifferences(offer, { ...offer, estimatedTimeline: "6 weeks " })).toEqual([]);
  expect(
    offerDifferences(offer, { ...offer, quotedAmount: "11,000", responseMessage: "" }),
  ).toEqual([
    { label: "Amount", there: "$11,000" },
    { label: "Message", there: "Empty" },
  ]);
});

test("offerDifferences() knows an amount however it is typed", () => {
  expect(offerDifferences(offer, { ...offer, quotedAmount: "12500" })).toEqual([]);
  expect(offerDifferences(offer, { ...offer, quotedAmount: "" })).toEqual([
    { label: "Amount", there: "Empty" },
  ]);
});

import { expect, test } from "vitest";
import { toQuoteResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse, pendingRequest } from "../../../domain/quotes/examples.ts";
import { emptyLine } from "../lines/line-inputs.ts";
import { offerDifferences } from "./offer-differences.ts";
import { offerInputOf } from "./offer-input-of.ts";
import { typedOver } from "./typed-over.ts";

const stored = toQuoteResponseBody(beasResponse, beasResponse.createdAt);
const priced = emptyLine("structure", { id: "line", kind: "included", unitPrice: "30,000" });
const served = offerInputOf(stored, pendingRequest, null);
const itemized = { ...served, pricing: "itemized" as const, lines: [priced] };

test("a draft without a price leaves the lines of an itemized quote as they are [R41]", () => {
  const typed = { ...served, quotedAmount: "", lines: [], responseMessage: "Soon" };
  const restored = { pricing: "itemized", lines: [priced], responseMessage: "Soon" };
  expect(typedOver(itemized, typed)).toMatchObject(restored);
  expect(typedOver(itemized, { ...typed, quotedAmount: "9,000" })).toMatchObject({
    pricing: "single",
    quotedAmount: "9,000",
  });
  expect(typedOver(served, typed)).toMatchObject({ pricing: "single", quotedAmount: "" });
});

test("a draft of fewer fields differs only in those it has [R41]", () => {
  const { logistics: _logistics, terms: _terms, ...texts } = itemized;
  expect(offerDifferences(typedOver(itemized, texts), itemized)).toEqual([]);
  const other = { ...texts, terms: { firmness: "range" } };
  expect(offerDifferences(typedOver(itemized, other), itemized)).toHaveLength(1);
  const lines = [{ ...priced, unitPrice: "31,000" }];
  expect(typedOver(itemized, { ...texts, lines }).lines).toEqual(lines);
});

import { expect, test } from "vitest";
import { type Category, categoryFacts } from "../../../domain/offers/category.ts";
import { offerChanges } from "./offer-changes.ts";

const seen = {
  id: "r",
  quoteRequestId: "q",
  builderId: "b",
  status: "pending",
  revision: 1,
  quotedAmount: 246_800_00,
  estimatedTimeline: "7 weeks",
  responseMessage: "All in",
  currency: "USD",
  exchange: null,
  total: 246_800_00,
  ownRates: [],
  lines: [],
  shippingWeightLb: null,
  shipments: null,
  crates: null,
  crew: null,
  riggers: null,
  installHours: null,
  dismantleHours: null,
  riggingHours: null,
  electricianHours: null,
  powerOutlets: null,
  attachments: [],
  firmness: null,
  high: null,
  ownership: null,
  reuse: null,
  rush: false,
  paymentTerms: null,
  leadTimeWeeks: null,
  validUntil: "2027-02-01T23:59:59.000Z",
  declineReason: null,
  withdrawnAt: null,
  priceAskedAt: null,
  award: null,
  debrief: null,
  linesAsked: [],
  linesAskedAt: null,
  confirmedBrief: 1,
  updateAskedAt: null,
  round: null,
  createdAt: "",
  updatedAt: "",
};

test("offerChanges() names what differs, as it was and as it is", () => {
  const current = {
    ...seen,
    revision: 2,
    quotedAmount: 888_888_00,
    responseMessage: null,
    firmness: "range",
    high: 900_000_00,
  };
  expect(offerChanges(seen, current)).toEqual([
    { label: "Amount", was: "$246,800", now: "$888,888 to $900,000" },
    { label: "Firmness", was: "Not filled in", now: "Range" },
    { label: "Message", was: "All in", now: "None" },
  ]);
});

test("offerChanges() names lines and figures that differ under one sum [R20]", () => {
  const lineOf = (id: string, category: Category, amount: number | null, kind = "included") => ({
    id,
    category,
    kind,
    amount,
    label: categoryFacts(category).label,
    note: null,
    position: 1,
    quantity: null,
    unit: "lot",
    unitPrice: null,
    within: null,
    billedBy: "builder",
  });
  const floor = lineOf("f", "flooring", 5_200_00);
  const lines = [lineOf("s", "structure", 40_000_00), floor, lineOf("a", "av", 1_000_00)];
  const [structure] = lines;
  const moved = [
    { ...structure, amount: 45_200_00 },
    { ...floor, kind: "excluded", amount: null },
    lineOf("l", "lighting", 1_000_00),
  ] as typeof lines;
  const current = {
    ...seen,
    revision: 2,
    lines: moved,
    shippingWeightLb: 4200,
    electricianHours: 0,
    ownRates: [{ category: "lighting", amount: 900_00 }],
  };
  expect(offerChanges({ ...seen, lines }, current)).toEqual([
    { label: "Shipping weight (lb)", was: "Not stated", now: "4,200" },
    { label: "Electrician hours", was: "Not stated", now: "0" },
    { label: "Own rates", was: "None", now: "Lighting $900" },
    { label: "Structure (build or rental): amount", was: "$40,000", now: "$45,200" },
    { label: "Flooring: kind", was: "included", now: "excluded" },
    { label: "Flooring: amount", was: "$5,200", now: "None" },
    { label: "Lighting", was: "Not in the quote", now: "$1,000, included" },
    { label: "Audio-visual and content", was: "$1,000, included", now: "Not in the quote" },
  ]);
});

test("offerChanges() finds nothing in a revision that says the same", () => {
  expect(offerChanges(seen, { ...seen, revision: 2 })).toEqual([]);
});

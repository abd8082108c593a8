import { expect, test } from "vitest";
import { offerChanges } from "./offer-changes.ts";

const seen = {
  ...{ id: "r", quoteRequestId: "q", builderId: "b", status: "pending", revision: 1 },
  ...{ quotedAmount: 246_800_00, estimatedTimeline: "7 weeks", responseMessage: "All in" },
  ...{ currency: "USD", exchange: null, total: 246_800_00, ownRates: [], lines: [] },
  ...{ shippingWeightLb: null, shipments: null, crates: null, crew: null, riggers: null },
  ...{ installHours: null, dismantleHours: null, riggingHours: null, electricianHours: null },
  ...{ powerOutlets: null, attachments: [] },
  ...{ firmness: null, high: null, ownership: null, reuse: null, rush: false },
  ...{ paymentTerms: null, leadTimeWeeks: null },
  validUntil: "2027-02-01T23:59:59.000Z",
  ...{
    declineReason: null,
    withdrawnAt: null,
    priceAskedAt: null,
    award: null,
    debrief: null,
    linesAsked: [],
    linesAskedAt: null,
    confirmedBrief: 1,
    round: null,
    createdAt: "",
    updatedAt: "",
  },
};

test("offerChanges() names what differs, as it was and as it is", () => {
  const current = {
    ...{ ...seen, revision: 2, quotedAmount: 888_888_00, responseMessage: null },
    ...{ firmness: "range", high: 900_000_00 },
  };
  expect(offerChanges(seen, current)).toEqual([
    { label: "Amount", was: "$246,800", now: "$888,888 to $900,000" },
    { label: "Firmness", was: "Not said", now: "Range" },
    { label: "Message", was: "All in", now: "None" },
  ]);
});

test("offerChanges() finds nothing in a revision that says the same", () => {
  expect(offerChanges(seen, { ...seen, revision: 2 })).toEqual([]);
});

import { expect, it } from "vitest";
import type { ChangeLine } from "../jobs/change.ts";
import { beasResponse, now } from "../quotes/examples.ts";
import { agreedOf, billedOf, quotedOf } from "./billed.ts";
import { commissionOf } from "./commission-of.ts";
import { exampleRates } from "./examples.ts";

const exchange = { rateMillionths: 1_085_000, source: "A bank", day: "2026-12-01" };
const euros = { quotedAmount: 10_850_00, lines: [], exchange };
const wall: ChangeLine = { category: "structure", label: "Two feet more", amount: 1_000_01 };
const freight: ChangeLine = { category: "shipping", label: "A crate", amount: 200_00 };

it("a job in euros counts in dollars to the cent, at the rate stamped on its quote [U29]", () => {
  expect(quotedOf(euros).total).toBe(10_850_00);
  const agreed = agreedOf(euros, [wall, freight]);
  // 1,200.01 euros are 1,302.010.85 dollars
  expect(agreed.total).toBe(10_850_00 + 1_302_01);
  expect(agreed.byCategory).toEqual({ structure: 1_085_01, shipping: 217_00 });
  const rates = { ...exampleRates, base: "billed" as const, leaveOut: ["shipping" as const] };
  const history = { acceptedAt: now, lastCompletedAt: null };
  expect(commissionOf(quotedOf(euros), agreed, rates, history)).toMatchObject({
    base: 11_935_01,
    leftOut: 217_00,
    amount: 596_75,
  });
});

it("options and excluded lines of a quote are no part of what is left out [U05]", () => {
  const line = {
    id: "1" as never,
    label: "Freight",
    note: null,
    quantity: null,
    unit: "lot" as const,
    unitPrice: null,
    within: null,
    billedBy: "builder" as const,
    category: "shipping" as const,
  };
  const lines = [
    { ...line, kind: "included" as const, amount: 500_00 },
    { ...line, kind: "option" as const, amount: 900_00 },
    { ...line, kind: "excluded" as const, amount: null },
  ];
  const { byCategory } = quotedOf({ ...beasResponse, quotedAmount: 500_00, lines });
  expect(byCategory).toEqual({ shipping: 500_00 });
});

it("a confirmed bill in euros counts in dollars, and an unconfirmed one doesn't [U06] [U29]", () => {
  const billed = [
    { category: "structure" as const, amount: 12_000_00, note: null },
    { category: "tax" as const, amount: 33, note: null },
  ];
  const settled = { billed, charged: null, confirmedBy: ["exhibitor" as const] };
  expect(billedOf(euros, [], settled)).toEqual({
    total: 13_020_36,
    byCategory: { structure: 13_020_00, tax: 36 },
  });
  expect(billedOf(euros, [], { ...settled, confirmedBy: ["builder"] }).total).toBe(10_850_00);
  expect(billedOf(euros, [], { ...settled, billed: null }).total).toBe(10_850_00);
});

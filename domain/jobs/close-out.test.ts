import { describe, expect, test } from "vitest";
import { averageOfUnitedStates } from "../offers/landed/service-rates.ts";
import { now } from "../quotes/examples.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { auditBill } from "./audit-bill.ts";
import {
  accuracyOf,
  agreedByCategory,
  billAsAgreed,
  billedTotal,
  type Charged,
  type CloseOut,
  newCloseOut,
  settle,
} from "./close-out.ts";
import { findingWords } from "./finding-words.ts";

const line = (category: string, amount: number, kind = "included") =>
  ({ category, amount, kind, within: null }) as never;
const lines = [
  line("structure", 50_000_00),
  line("graphics", 9_000_00),
  line("install", 6_000_00, "allowance"),
  line("storage", 1_000_00, "excluded"),
  line("discount", -1_000_00),
];
const change = (state: string, category: string, amount: number, reason = "show-rule") =>
  ({ state, reason, lines: [{ category, label: "It", amount }] }) as never;
const changes = [
  change("approved", "graphics", 1_500_00),
  change("approved", "lighting", 700_00, "exhibitor-wish"),
  change("refused", "structure", 9_999_00),
];
const baseline = 64_000_00;
const agreed = agreedByCategory({ lines, baseline }, changes);
const bill = (...billed: [string, number][]): CloseOut => ({
  ...newCloseOut("j" as QuoteResponseId),
  billed: billed.map(([category, amount]) => ({ category: category as never, amount, note: null })),
});
const honest = billAsAgreed(agreed).map(
  ({ category, amount }) => [category, amount] as [string, number],
);
const charge = (category: string, facts: Partial<Charged>): Charged => ({
  category: category as never,
  amount: 0,
  billedWeightLb: null,
  hours: null,
  overtimePercent: null,
  ...facts,
});

test("the bill starts with what was quoted and approved: an honest one is one click [T23]", () => {
  expect(honest).toEqual([
    ["structure", 50_000_00],
    ["graphics", 10_500_00],
    ["lighting", 700_00],
    ["install", 6_000_00],
    ["discount", -1_000_00],
  ]);
  expect(billedTotal(newCloseOut("j" as QuoteResponseId), agreed)).toBe(66_200_00);
  const single = agreedByCategory({ lines: [], baseline }, changes);
  expect(billAsAgreed(single)).toEqual([{ category: "other", amount: 66_200_00, note: null }]);
});

describe("auditBill() [T24]", () => {
  const rates = averageOfUnitedStates;
  const logistics = { shippingWeightLb: 2900, installHours: 3, crew: 2 };
  const wordsOf = (facts: Partial<CloseOut>, itsRates: typeof rates | null = rates) =>
    auditBill({
      agreed,
      closeOut: { ...bill(...honest), ...facts },
      logistics,
      rates: itsRates,
    }).map((finding) => findingWords(finding, "USD"));
  const billed = (category: string, amount: number) => ({
    ...bill(...honest.filter(([key]) => key !== category), [category, amount]),
  });
  const charged = (...charges: Charged[]) => ({ charged: charges });
  const handling = (billedWeightLb: number, amount = billedWeightLb * 188) =>
    charged(charge("material-handling", { billedWeightLb, amount }));

  test.each<[string, string[], Partial<CloseOut>, Partial<CloseOut>]>([
    [
      "over-agreed",
      ["Graphics: $1,850 above what you both approved. Ask for the change it belongs to."],
      billed("graphics", 12_350_00),
      billed("graphics", 10_500_00),
    ],
    [
      "not-in-quote",
      ["Storage after the show was not in the quote."],
      billed("storage", 1),
      billed("storage", 0),
    ],
    [
      "twice",
      ["Installation labor is on both bills."],
      charged(charge("install", { amount: 1 })),
      charged(charge("dismantle", { amount: 1 })),
    ],
    [
      "weight",
      ["Billed for 3,046 lb; the builder stated 2,900. Ask for the weight tickets."],
      handling(3046),
      handling(3045),
    ],
    [
      "rate",
      [
        "Material handling (drayage): $1.90 per lb; the show's rate is $1.88 (advance). Was it late?",
      ],
      handling(2900, 2900 * 190),
      handling(2900, 2900 * 189),
    ],
    [
      "overtime",
      ["Dismantling labor, overtime: 6 h. Was the move-in outside straight time?"],
      charged(
        charge("dismantle", {
          hours: 12,
          overtimePercent: 50,
          amount: (12 * (140_00 + 213_00)) / 2,
        }),
      ),
      charged(charge("dismantle", { hours: 12, amount: 12 * 140_00 })),
    ],
    [
      "sum",
      ["The parts are $320 below the total."],
      { invoiceTotal: 66_520_00 },
      { invoiceTotal: 66_200_00 },
    ],
  ])("%s is found past its edge, and not at it", (_code, words, past, at) => {
    expect(wordsOf(past)).toEqual(words);
    expect(wordsOf(at)).toEqual([]);
  });

  test("minimum hours are a hint where fewer were stated", () => {
    const hours = (count: number) =>
      charged(charge("install", { hours: count, amount: count * 140_00 }));
    const hint = "Installation labor: 8 h is the show's minimum.";
    expect(wordsOf(hours(8))).toContain(hint);
    expect(wordsOf(hours(9))).not.toContain(hint);
  });

  test("averages of a country prove no rate wrong", () => {
    expect(wordsOf(handling(2900, 2900 * 250), null)).toEqual([]);
  });

  test("a quote of one price is compared as a whole", () => {
    const single = agreedByCategory({ lines: [], baseline }, changes);
    const of = (amount: number) =>
      auditBill({
        agreed: single,
        closeOut: bill(["structure", 60_000_00], ["storage", amount]),
        logistics: {},
        rates: null,
      });
    expect(of(6_200_00)).toEqual([]);
    expect(of(6_200_01)).toEqual([{ code: "over-agreed", category: "other", amount: 1 }]);
  });
});

test("accuracy leaves out what the exhibitor asked for, and counts only what they confirmed [T28]", () => {
  expect(accuracyOf(baseline, changes, 64_000_00 + 700_00)).toBe(0);
  expect(accuracyOf(baseline, changes, 66_200_00)).toBe(234);
  expect(accuracyOf(baseline, changes, 63_360_00 + 700_00)).toBe(-100);
  expect(accuracyOf(0, changes, 1)).toBeNull();
  const at = now;
  const ofBuilder = settle({ ...bill(...honest), builderConfirmedAt: at }, 234);
  expect(ofBuilder).toMatchObject({ accuracy: null, settled: { confirmedBy: ["builder"] } });
  const both = settle({ ...ofBuilder, exhibitorConfirmedAt: at }, 234);
  expect(both).toMatchObject({ accuracy: 234, settled: { confirmedBy: ["exhibitor", "builder"] } });
});

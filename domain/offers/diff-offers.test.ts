import { expect, test } from "vitest";
import { diffOffers } from "./diff-offers.ts";
import { lineOf } from "./examples.ts";

const structure = lineOf("structure", { amount: 52_000_00 });
const graphics = lineOf("graphics", { amount: 9_000_00 });
const flooring = lineOf("flooring", { kind: "excluded" });
const before = { quotedAmount: 61_000_00, lines: [structure, graphics, flooring] };

test("diffOffers() finds new, gone and changed lines by their id, and the total [R20]", () => {
  const cheaper = { ...graphics, amount: 8_000_00, note: "Reused frames" };
  const sign = lineOf("hanging-sign", { amount: 6_000_00 });
  const after = { quotedAmount: 66_000_00, lines: [structure, cheaper, sign] };
  expect(diffOffers(before, after)).toEqual({
    total: { from: 61_000_00, to: 66_000_00 },
    lines: [
      {
        change: "changed",
        line: cheaper,
        fields: [
          { field: "note", from: null, to: "Reused frames" },
          { field: "amount", from: 9_000_00, to: 8_000_00 },
        ],
      },
      { change: "new", line: sign, fields: [] },
      { change: "gone", line: flooring, fields: [] },
    ],
  });
});

test("diffOffers() leaves out lines that only moved; another line that says the same is new [R20]", () => {
  const moved = { ...before, lines: [flooring, structure, graphics] };
  expect(diffOffers(before, moved).lines).toEqual([]);
  const duplicate = lineOf("structure", { amount: structure.amount, label: structure.label });
  const replaced = { ...before, lines: [duplicate, graphics, flooring] };
  expect(diffOffers(before, replaced).lines.map(({ change }) => change)).toEqual(["new", "gone"]);
});

test("diffOffers() of one price that is itemized later has only new lines [R20]", () => {
  const single = { quotedAmount: null, lines: [] };
  const { total, lines } = diffOffers(single, before);
  expect(total).toEqual({ from: null, to: 61_000_00 });
  expect(lines.map(({ change }) => change)).toEqual(["new", "new", "new"]);
});

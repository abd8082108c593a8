import { expect, it } from "vitest";
import { now } from "../quotes/examples.ts";
import { exampleRates } from "./examples.ts";
import { ifWonText } from "./if-won.ts";

const line = (category: "structure" | "shipping" | "permits", amount: number) => ({
  id: category as never,
  category,
  kind: "included" as const,
  label: category,
  note: null,
  quantity: null,
  unit: "lot" as const,
  unitPrice: null,
  amount,
  within: null,
  billedBy: "builder" as const,
});
const quote = {
  quotedAmount: 96_000_00,
  lines: [line("structure", 89_600_00), line("shipping", 6_000_00), line("permits", 400_00)],
  exchange: null,
};
const params = { ...exampleRates, leaveOut: ["shipping" as const, "permits" as const] };

it("a builder reads what they pay if they win, also as repeat business [U19]", () => {
  expect(ifWonText(quote, { params, lastCompletedAt: null }, now)).toBe(
    "If you win at $96,000: commission $4,480, due 30 days after we bill it.",
  );
  expect(ifWonText(quote, { params, lastCompletedAt: now }, now)).toContain("commission $1,792,");
  const atOnce = { ...params, dueDays: 0 };
  expect(ifWonText(quote, { params: atOnce, lastCompletedAt: null }, now)).toContain(
    "due on the day we bill it.",
  );
});

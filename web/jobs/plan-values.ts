import type { AgreementBody, PaymentBody } from "../../app-server/contract/jobs/agreements.ts";
import { type DueEvent, paymentLimits } from "../../domain/jobs/payment.ts";
import { dollarsText } from "../../domain/shared/money/dollars-text.ts";
import { type Errors, readAmount } from "./change-values.ts";

export type TypedPart = {
  key: number;
  id: string | null;
  label: string;
  amount: string;
  /** The event that it follows, or "day". */
  after: DueEvent | "day";
  day: string;
  days: string;
  /** It was sent or received, and stays as it is. */
  isSettled: boolean;
};

export const afterWords = {
  agreed: "you both agree",
  delivered: "the booth is delivered",
  closed: "the job is closed",
} as const satisfies Record<DueEvent, string>;

let keys = 0;

export function emptyPart(): TypedPart {
  keys += 1;
  const rest = { label: "", amount: "", after: "day", day: "", days: "0" } as const;
  return { key: keys, id: null, ...rest, isSettled: false };
}

/** The form's parts of a plan. */
export function partsOf({ payments }: AgreementBody): TypedPart[] {
  return payments.map(({ id, label, amount, due, state }) => ({
    ...emptyPart(),
    id,
    label,
    amount: dollarsText(amount),
    ...("day" in due ? { day: due.day } : { after: due.after, days: `${due.days}` }),
    isSettled: state === "sent" || state === "received",
  }));
}

/** The parts as the call takes them, and what is wrong with them. */
export function readPlan(parts: readonly TypedPart[], agreed: number) {
  const problems: Errors = {};
  const payments = parts.map(({ id, label, amount, after, day, days }, at) => {
    const cents = readAmount(amount);
    const count = days.trim() === "" ? Number.NaN : Number(days);
    const isCount = Number.isInteger(count) && count >= 0 && count <= paymentLimits.days;
    const of = (field: string) => `payments.${at}.${field}`;
    if (label.trim() === "") problems[of("label")] = "Say what this part is";
    if (cents === null) problems[of("amount")] = "Enter an amount, such as 12,000";
    if (after === "day" && day === "") problems[of("due")] = "Choose a day";
    if (after !== "day" && !isCount) {
      problems[of("due")] = `Enter a whole number from 0 to ${paymentLimits.days}`;
    }
    const due = after === "day" ? { day } : { after, days: count };
    return { id, label, amount: cents ?? 0, due };
  });
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  const left = payments.length === 0 ? 0 : agreed - sum;
  return { payments, problems, left };
}

/** "7 days after you both agree"; null for a day. */
export function dueWords(due: PaymentBody["due"]): string | null {
  if ("day" in due) return null;
  const { days, after } = due;
  if (days === 0) return `When ${afterWords[after]}`;
  return `${days === 1 ? "1 day" : `${days} days`} after ${afterWords[after]}`;
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { ada, bea } from "../accounts/examples.ts";
import { beasResponse, now } from "../quotes/examples.ts";
import type { AgreementId, ChangeId, PaymentId } from "../shared/id.ts";
import { agree, currentAgreement, editAgreement, withChange } from "./agreement-steps.ts";
import type { Change } from "./change.ts";
import type { PricedJob } from "./change-steps.ts";
import { newJob } from "./job.ts";
import {
  dueDay,
  type Payment,
  type PaymentEvent,
  paymentArrow,
  paymentStates,
  sumOf,
} from "./payment.ts";

const job = newJob(beasResponse, now);
const priced: PricedJob = {
  job,
  changes: [],
  agreements: [],
  payments: [],
  approvals: [],
  punch: [],
  callIns: [],
  lastDay: null,
  eventDay: null,
  timeZone: "UTC",
  baseline: 100_000_00,
};
let ids = 0;
const newId = () => {
  ids += 1;
  return `p${ids}` as PaymentId;
};
const agreementId = "a" as AgreementId;
const part = (amount: number, label = "Part") => ({
  id: null,
  label,
  amount,
  due: { day: "2027-03-04" },
});
const edit = (found: PricedJob, payments: ReturnType<typeof part>[], version = 1) =>
  editAgreement(
    found,
    { plan: { payments, cancellation: "Half", version }, side: "builder", newId, agreementId },
    now,
  );

test("both sides agree to one version, and the job is agreed; an edit takes both back [T04]", () => {
  const first = agree(priced, { id: agreementId, version: 1, side: "builder", by: bea.id }, now);
  if (!first.ok) throw new Error("refused");
  expect(first.value.job.state).toBe("open");
  const half = { ...priced, agreements: [first.value.agreement] };
  const yes = { id: agreementId, side: "exhibitor", by: ada.id } as const;
  expect(agree(half, { ...yes, version: 2 }, now)).toMatchObject({
    refusal: { kind: "agreement-moved" },
  });
  const second = agree(half, { ...yes, version: 1 }, now);
  if (!second.ok) throw new Error("refused");
  expect(second.value.job).toMatchObject({ state: "agreed", agreedAt: now });
  const both = { ...priced, job: second.value.job, agreements: [second.value.agreement] };
  const edited = edit(both, [part(100_000_00)]);
  expect(edited.ok && edited.value.agreement).toMatchObject({
    version: 2,
    exhibitorAt: null,
    builderAt: null,
    cancellation: "Half",
  });
  expect(currentAgreement(priced)).toMatchObject({ version: 1, amount: 100_000_00 });
});

test("a plan adds up to the agreed amount to the cent, also in thirds [T05]", () => {
  expect(edit(priced, [part(33_333_33), part(33_333_33), part(33_333_34)]).ok).toBe(true);
  expect(edit(priced, [part(33_333_33), part(33_333_33), part(33_333_33)])).toEqual({
    ok: false,
    refusal: { kind: "sum-mismatch", sum: 99_999_99, agreed: 100_000_00 },
  });
  expect(edit(priced, []).ok).toBe(true);
});

test("a part that was sent or received stays as it is [T04]", () => {
  const step = edit(priced, [part(40_000_00, "Deposit"), part(60_000_00, "Rest")]);
  if (!step.ok) throw new Error("refused");
  const [deposit, rest] = step.value.payments as [Payment, Payment];
  const sent = { ...priced, payments: [{ ...deposit, state: "sent" as const }, rest] };
  const kept = { ...part(40_000_00, "Deposit"), id: deposit.id };
  const again = edit(sent, [kept as never, part(30_000_00), part(30_000_00)]);
  expect(again.ok && again.value.payments.map(({ state }) => state)).toEqual([
    "sent",
    "planned",
    "planned",
  ]);
  for (const plan of [[part(100_000_00)], [{ ...kept, amount: 50_000_00 }, part(50_000_00)]]) {
    expect(edit(sent, plan as never)).toMatchObject({ refusal: { kind: "payment-settled" } });
  }
});

test("approved changes keep the plan's sum at the agreed amount, in any order [T05] [T06]", () => {
  const totals = fc.array(fc.integer({ min: -30_000_00, max: 30_000_00 }), { maxLength: 8 });
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 7 }), (amounts, parts) => {
      const plan = Array.from({ length: parts }, () => part(Math.floor(100_000_00 / parts)));
      plan[0] = part(100_000_00 - sumOf(plan.slice(1)));
      const step = edit(priced, plan);
      if (!step.ok) throw new Error("refused");
      const after = amounts.reduce<Payment[]>((payments, amount, at) => {
        const lines = [{ category: "other" as const, label: "It", amount }];
        const change = { id: "c" as ChangeId, jobId: job.id, number: at + 1, lines } as Change;
        return withChange(payments, change, newId);
      }, step.value.payments);
      const sum = amounts.reduce((total, amount) => total + amount, 100_000_00);
      expect(sumOf(after)).toBe(sum);
    }),
  );
  const none = { lines: [] } as unknown as Change;
  expect(withChange([], none, newId)).toEqual([]);
});

const says: [string, PaymentEvent, string[] | null][] = [
  ["planned", "sent", ["exhibitor"]],
  ["planned", "received", ["builder"]],
  ["planned", "not-agreed", ["exhibitor", "builder"]],
  ["sent", "sent", null],
  ["sent", "received", ["builder"]],
  ["sent", "not-agreed", ["exhibitor", "builder"]],
  ["received", "sent", null],
  ["received", "received", null],
  ["received", "not-agreed", ["exhibitor", "builder"]],
  ["not-agreed", "sent", ["exhibitor"]],
  ["not-agreed", "received", ["builder"]],
  ["not-agreed", "not-agreed", null],
];

test.each(says)("of a payment that is %s, %s is said by %j [T32]", (from, event, by) => {
  expect(paymentArrow(from as Payment["state"], event)?.by ?? null).toEqual(by);
  expect(says).toHaveLength(paymentStates.length * 3);
});

test("a part that follows an event is due days after it, where the exhibitor is [T32]", () => {
  const due = { after: "agreed", days: 7 } as const;
  expect(dueDay({ due }, job, "America/Chicago")).toBeNull();
  const agreed = { ...job, agreedAt: new Date("2026-12-03T03:00:00Z") };
  expect(dueDay({ due }, agreed, "America/Chicago")).toBe("2026-12-09");
  expect(dueDay({ due: { day: "2027-03-04" } }, job, "UTC")).toBe("2027-03-04");
});

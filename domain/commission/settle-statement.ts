import { provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import type { Cents } from "../shared/money/money.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { utcDay } from "../shared/time/utc-day.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { monthOf } from "./accrual.ts";
import {
  type EntryId,
  maxEntryText,
  reversalOf,
  type StatementId,
  standingAccrual,
} from "./entry.ts";
import { findBilled, type StatementNeeds, writeOf } from "./issue-statements.ts";
import type { CommissionLedger, StatementRead } from "./ports.ts";
import type {
  EntryNotFound,
  MoreThanOpen,
  PaymentToCome,
  StatementClosed,
  StatementNotFound,
} from "./refusals.ts";
import { relieve, writtenOff } from "./relief.ts";
import { followSums, openOf, type Statement, settlingEntry } from "./statement.ts";

type Refused = NotSignedIn | NotAllowed | ReauthenticationNeeded;

export const settlements = ["paid", "refunded", "written-off"] as const;
export type Settlement = (typeof settlements)[number];

/** The statement after a settlement, which is refused above what is open, or above what was paid. */
export function settledOf(
  read: Pick<StatementRead, "statement" | "since">,
  { kind, amount }: { kind: Settlement; amount: Cents },
  today: string,
): Result<Statement, StatementClosed | MoreThanOpen> {
  const { statement } = read;
  const { settled, state } = statement;
  const open = openOf(statement);
  // a credit is paid back, and what was paid
  const most = kind === "refunded" ? Math.max(settled - writtenOff(read), -open) : open;
  if (state === "closed") return refuse({ kind: "statement-closed" });
  if (amount > most) return refuse({ kind: "more-than-open", open: Math.max(most, 0) });
  const summed = { ...statement, settled: settled + (kind === "refunded" ? -amount : amount) };
  const isClosed = kind === "written-off" && amount === open;
  return ok(isClosed ? { ...summed, state: "closed" } : followSums(summed, today));
}

type Settle = {
  statementId: StatementId;
  kind: Settlement;
  /** Above zero. */
  amount: Cents;
  /** The day of the payment, YYYY-MM-DD. */
  day: string;
  /** The payment's reference, or why the rest is given up. */
  reference: string;
  /** A repeat with the same key changes nothing. */
  key: string;
  by: Principal;
};

/**
 * An admin records, after a recent re-authentication, that a builder paid a statement, was paid
 * back, or that what is open of it is given up, which closes it.
 */
export function settleStatement(ports: StatementNeeds) {
  const { statements, clock } = ports;
  return ({
    statementId,
    kind,
    amount,
    day,
    reference,
    key,
    by,
  }: Settle): Promise<
    Result<null, Refused | StatementNotFound | StatementClosed | MoreThanOpen | PaymentToCome>
  > =>
    retryStale(async () => {
      const at = clock.now();
      const admin = provenAdminOf(by, at);
      if (!admin.ok) return admin;
      const actorId = admin.value.user.id;
      // tomorrow has begun in some zones
      if (day > utcDay(new Date(at.getTime() + dayMs))) return refuse({ kind: "payment-to-come" });
      const found = await statements.find(statementId);
      if (!found) return refuse({ kind: "statement-not-found" });
      const builder = await findBilled(ports, found.statement.builderId);
      let refusal: StatementClosed | MoreThanOpen | null = null;
      await statements.change(
        statementId,
        (read) => {
          const { statement } = read;
          const { number } = statement;
          const settled = settledOf(read, { kind, amount }, dayThere(builder.timeZone, at));
          if (!settled.ok) {
            refusal = settled.refusal;
            return null;
          }
          const next = settled.value;
          const text = `${number}, ${day}: ${reference}`.slice(0, maxEntryText);
          const entry = settlingEntry(statement, {
            kind,
            amount: statement.settled - next.settled,
            text,
            at,
            actor: actorId,
            key,
          });
          const detail = { statementId, number, amount, day, reference };
          const messages =
            kind === "paid"
              ? writeOf(ports, next, builder, {
                  at,
                  key: `paid/${key}`,
                  letter: (facts) => ({ kind: "payment-recorded", ...facts, amount }),
                })
              : [];
          const audit = { actorId, action: `commission.${kind}`, detail };
          return { statements: [next], entries: [entry], messages, audit };
        },
        key,
      );
      return refusal ? refuse(refusal) : ok(null);
    });
}

type Waive = { entryId: EntryId; reason: string; by: Principal };
type WaiveNeeds = StatementNeeds & { commissionLedger: CommissionLedger };

/**
 * An admin waives what an accrual makes, once, after a recent re-authentication: it is taken off the
 * statement that lists it, or credited on the next one as far as it was paid.
 */
export function waiveEntry(ports: WaiveNeeds) {
  const { statements, commissionLedger, clock } = ports;
  return ({ entryId, reason, by }: Waive): Promise<Result<null, Refused | EntryNotFound>> =>
    retryStale(async () => {
      const at = clock.now();
      const admin = provenAdminOf(by, at);
      if (!admin.ok) return admin;
      const builderId = await statements.findBuilder(entryId);
      if (!builderId) return refuse({ kind: "entry-not-found" });
      const today = dayThere((await findBilled(ports, builderId)).timeZone, at);
      const month = monthOf(at, await commissionLedger.readTimeZone());
      const actor = admin.value.user.id;
      let isFound = false;
      await statements.changeEntry(entryId, ({ entries, statements: places }) => {
        const accrued = standingAccrual(entries);
        isFound = accrued?.id === entryId;
        if (!accrued || !isFound) return null;
        const rest = reversalOf(accrued, entries, { at, month });
        if (rest.amount === 0) return null;
        const text = reason.slice(0, maxEntryText);
        const off = { ...rest, kind: "waived" as const, text, actor };
        const detail = { entryId, amount: rest.amount, reason };
        return {
          ...relieve(off, places, today),
          messages: [],
          audit: { actorId: actor, action: "commission.waived", detail },
        };
      });
      return isFound ? ok(null) : refuse({ kind: "entry-not-found" });
    });
}

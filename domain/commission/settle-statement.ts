import { adminOf } from "../accounts/admin-of.ts";
import { needsReauthentication } from "../accounts/needs-reauthentication.ts";
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
  keyAfter,
  maxEntryText,
  reversalOf,
  type StatementId,
  standingAccrual,
} from "./entry.ts";
import { findBilled, type StatementNeeds, writeOf } from "./issue-statements.ts";
import type { CommissionLedger } from "./ports.ts";
import type {
  EntryNotFound,
  MoreThanOpen,
  PaymentToCome,
  StatementClosed,
  StatementNotFound,
} from "./refusals.ts";
import { followSums, openOf, settlingEntry } from "./statement.ts";

type Refused = NotSignedIn | NotAllowed | ReauthenticationNeeded;

export const settlements = ["paid", "refunded", "written-off"] as const;
export type Settlement = (typeof settlements)[number];

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
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const at = clock.now();
      if (needsReauthentication(admin.value, at)) return refuse({ kind: "fresh-proof-needed" });
      const actorId = admin.value.user.id;
      // tomorrow has begun in some zones
      if (day > utcDay(new Date(at.getTime() + dayMs))) return refuse({ kind: "payment-to-come" });
      const found = await statements.find(statementId);
      if (!found) return refuse({ kind: "statement-not-found" });
      const builder = await findBilled(ports, found.statement.builderId);
      let refusal: StatementClosed | MoreThanOpen | null = null;
      await statements.change(
        statementId,
        (statement) => {
          const { settled, number } = statement;
          // a credit is paid back, and what was paid above the total
          const open =
            kind === "refunded" ? Math.max(settled, -openOf(statement)) : openOf(statement);
          if (statement.state === "closed") refusal = { kind: "statement-closed" };
          else if (amount > open) refusal = { kind: "more-than-open", open: Math.max(open, 0) };
          if (refusal) return null;
          const settling = kind === "refunded" ? -amount : amount;
          const summed = { ...statement, settled: settled + settling };
          const next =
            kind === "written-off" && amount === open
              ? { ...summed, state: "closed" as const }
              : followSums(summed, dayThere(builder.timeZone, at));
          const text = `${number}, ${day}: ${reference}`.slice(0, maxEntryText);
          const entry = settlingEntry(statement, {
            kind,
            amount: -settling,
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
          return { statement: next, entries: [entry], messages, audit };
        },
        key,
      );
      return refusal ? refuse(refusal) : ok(null);
    });
}

type Waive = { entryId: EntryId; reason: string; by: Principal };
type WaiveNeeds = StatementNeeds & { commissionLedger: CommissionLedger };

/** An admin waives what an accrual makes, once, after a recent re-authentication. */
export function waiveEntry({ statements, commissionLedger, clock }: WaiveNeeds) {
  return ({ entryId, reason, by }: Waive): Promise<Result<null, Refused | EntryNotFound>> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const at = clock.now();
      if (needsReauthentication(admin.value, at)) return refuse({ kind: "fresh-proof-needed" });
      const entries = await statements.findEntriesOfRequest(entryId);
      const accrued = standingAccrual(entries);
      if (accrued?.id !== entryId) return refuse({ kind: "entry-not-found" });
      const month = monthOf(at, await commissionLedger.readTimeZone());
      const actor = admin.value.user.id;
      const rest = reversalOf(accrued, entries, { at, month });
      if (rest.amount === 0) return ok(null);
      const entry = {
        ...rest,
        kind: "waived" as const,
        text: reason.slice(0, maxEntryText),
        actor,
        key: keyAfter(entryId, entries),
      };
      const detail = { entryId, amount: rest.amount, reason };
      await statements.addEntry(entry, { actorId: actor, action: "commission.waived", detail });
      return ok(null);
    });
}

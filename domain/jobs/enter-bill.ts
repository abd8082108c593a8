import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { maxAmountCents } from "../shared/money/money.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import type { Billed, Charged, CloseOut } from "./close-out.ts";
import { findBill } from "./find-bill.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { BillRefusal } from "./refusals.ts";

export type BillEntry = { billed?: Billed[]; invoiceTotal?: number | null; charged?: Charged[] };
type EnterBill = { jobId: QuoteResponseId; version: number; entry: BillEntry; by: Principal };

/**
 * The builder enters the final bill, or the exhibitor what the show charged: a new version, which
 * both sides confirm. Each side enters its own part.
 */
export function enterBill(ports: ChangeNeeds) {
  const { jobs } = ports;
  return ({
    jobId,
    version,
    entry,
    by,
  }: EnterBill): Promise<Result<CloseOut, NotSignedIn | BillRefusal>> =>
    retryStale(async () => {
      const own = await findBill(ports, jobId, { by, attempted: "enter the bill" });
      if (!own.ok) return own;
      const { job, side, actor, closeOut } = own.value;
      const { billed, invoiceTotal, charged } = entry;
      const isOther = side === "builder" ? charged : (billed ?? invoiceTotal);
      if (isOther !== undefined) {
        return refuse({ kind: "other-side-decides", attempted: "enter the other side's bill" });
      }
      if (closeOut.version !== version) return refuse({ kind: "bill-moved", current: closeOut });
      const total = (billed ?? charged ?? []).reduce((all, { amount }) => all + amount, 0);
      if (Math.abs(total) > maxAmountCents) return refuse({ kind: "bill-too-large" });
      const next: CloseOut = {
        ...closeOut,
        ...(billed && { billed }),
        ...(invoiceTotal !== undefined && { invoiceTotal }),
        ...(charged && { charged }),
        exhibitorConfirmedAt: null,
        builderConfirmedAt: null,
        version: version + 1,
      };
      const detail = { jobId, side, version: next.version };
      const audit = { actorId: actor.user.id, action: "job.bill-entered", detail };
      await jobs.save({ job, closeOut: next, messages: [], audit });
      return ok(next);
    });
}

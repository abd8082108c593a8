import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { closeJob, figuresOf } from "./close-job.ts";
import { isConfirmed, settle } from "./close-out.ts";
import { findBill } from "./find-bill.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { BillRefusal } from "./refusals.ts";
import { writeBill } from "./write-bill.ts";

type ConfirmBill = { jobId: QuoteResponseId; version: number; by: Principal };

/**
 * A side confirms the version of the bill that it read. Once both sides have confirmed one version, the job is
 * closed and its request completed; a later correction replaces the settled figures. A repeat
 * changes nothing.
 */
export function confirmBill(ports: ChangeNeeds) {
  const { jobs, clock } = ports;
  return ({ jobId, version, by }: ConfirmBill): Promise<Result<null, NotSignedIn | BillRefusal>> =>
    retryStale(async () => {
      const own = await findBill(ports, jobId, { by, attempted: "confirm the bill" });
      if (!own.ok) return own;
      const { side, actor, job, closeOut } = own.value;
      if (closeOut.version !== version) return refuse({ kind: "bill-moved", current: closeOut });
      if (isConfirmed(closeOut, side)) return ok(null);
      const other = side === "builder" ? "exhibitor" : "builder";
      const isLast = isConfirmed(closeOut, other);
      const actorId = actor.user.id;
      if (isLast && job.state === "delivered") {
        return closeJob(ports, own.value, { confirmedBy: side, actorId });
      }
      const now = clock.now();
      const at = side === "builder" ? { builderConfirmedAt: now } : { exhibitorConfirmedAt: now };
      const confirmed = { ...closeOut, ...at };
      const { billed, accuracy } = figuresOf(own.value, now);
      const next = isLast ? settle(confirmed, accuracy) : confirmed;
      const messages = isLast ? [] : await writeBill(ports, own.value, { billed, to: other }, now);
      const audit = { actorId, action: "job.bill-confirmed", detail: { jobId, side, version } };
      await jobs.save({ job, closeOut: next, messages, audit });
      return ok(null);
    });
}

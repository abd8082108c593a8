import { adminOf } from "../../accounts/admin-of.ts";
import { needsReauthentication } from "../../accounts/needs-reauthentication.ts";
import type { Principal } from "../../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../../accounts/refusals.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import type { BuilderImports } from "../ports.ts";
import type { BuilderRow, RowOutcome } from "./builder-row.ts";
import { planImport } from "./plan-import.ts";

export type ImportNeeds = { builderImports: BuilderImports; ids: Ids; clock: Clock };
type ImportBuilders = {
  rows: BuilderRow[];
  /** True publishes new builders at once; otherwise they await review. */
  isApproved: boolean;
  /** Reports the outcome and changes nothing. */
  isDryRun: boolean;
  by: Principal;
};

/**
 * An admin imports builders, after a recent re-authentication unless it is a dry run. Valid rows
 * are stored in one transaction, the others are refused with their errors. Importing the same file
 * again changes nothing. A dry run takes two statements, whatever the number of rows.
 */
export function importBuilders({ builderImports, ids, clock }: ImportNeeds) {
  return ({
    rows,
    isApproved,
    isDryRun,
    by,
  }: ImportBuilders): Promise<
    Result<RowOutcome[], NotSignedIn | NotAllowed | ReauthenticationNeeded>
  > =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const at = clock.now();
      if (!isDryRun && needsReauthentication(admin.value, at))
        return refuse({ kind: "fresh-proof-needed" });
      const known = await builderImports.listKnown({
        emails: rows.flatMap(({ form }) => form.email ?? []),
        names: rows.flatMap(({ form }) => form.name ?? []),
      });
      const nextId = () => ids.next<"builder">();
      const { outcomes, ...plan } = planImport(rows, known, { at, isApproved, nextId });
      if (!isDryRun && plan.created.length + plan.changed.length > 0) {
        await builderImports.save({ ...plan, at, actorId: admin.value.user.id });
      }
      return ok(outcomes);
    });
}

import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { Priority } from "../quotes/quote-request.ts";
import type { QuoteRefusal } from "../quotes/refusals.ts";
import type { BuilderId, QuoteRequestId } from "../shared/id.ts";
import { type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { assignmentVersion } from "./assignment-version.ts";
import {
  type BuildersChanged,
  type ChangeBuildersNeeds,
  changeBuilders,
} from "./change-builders.ts";
import { findOverrides } from "./matching/find-overrides.ts";
import type { MatchingRepository } from "./ports.ts";

type AssignBuilders = {
  requestId: QuoteRequestId;
  /** All builders to assign; replaces the stored set. */
  builderIds: readonly string[];
  priority?: Priority | null;
  /** The `assignmentVersion` that the admin read, if given; else the current one. */
  version?: number | null;
  /** Milliseconds for which the emails to new builders wait; missing: they leave at once. */
  heldMs?: number | undefined;
  by: Principal;
};
type Answer = Result<BuildersChanged, NotSignedIn | NotAllowed | QuoteRefusal>;

/**
 * An admin sets the builders who may quote. Builders who miss a condition are allowed; the audit
 * log and the ledger record which. New builders are invited, removed ones get an email. Throws
 * `StaleWriteError` only when the assignment itself changed in between.
 */
export function assignBuilders(needs: ChangeBuildersNeeds & { matching: MatchingRepository }) {
  const { quotes, clock } = needs;
  return async (command: AssignBuilders): Promise<Answer> => {
    const { requestId, builderIds, priority = null, by } = command;
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    let seen = command.version ?? null;
    const answer = await retryStale(async (): Promise<Answer | "outdated"> => {
      const found = await quotes.findCase(requestId);
      if (!found) return refuse({ kind: "quote-request-not-found" });
      seen ??= assignmentVersion(found.request);
      // the assignment itself changed: a retry would fail again
      if (seen !== assignmentVersion(found.request)) return "outdated";
      const wanted = [...new Set(builderIds as readonly BuilderId[])];
      const added = wanted.filter((id) => !found.request.assignedBuilders.includes(id));
      const overrides = await findOverrides(needs, found.request, added, clock.now());
      return changeBuilders(needs)(found, {
        builderIds: wanted,
        priority,
        heldMs: command.heldMs,
        invitedAs: new Map([...overrides].map(([id, overrode]) => [id, { overrode }])),
        actorId: by.kind === "member" ? by.user.id : null,
      });
    });
    if (answer === "outdated") throw new StaleWriteError(requestId);
    return answer;
  };
}

import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import { feature } from "../shared/feature.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { ChangeLog } from "./ports.ts";

/** The use cases: whether a person's lists changed. */
export const createChanges = feature({ readChanges });

/** A member polls for changes: an equal version means that none of their lists has changed. */
function readChanges({ changes }: { changes: ChangeLog }) {
  return async ({ by }: { by: Principal }): Promise<Result<{ version: string }, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const versions = await Promise.all([
      changes.ofUser(by.user.id),
      by.builder ? changes.ofBuilder(by.builder.id) : "",
      isAdmin(by) ? changes.ofAdmins() : "",
    ]);
    return ok({ version: versions.filter(Boolean).join("-") });
  };
}

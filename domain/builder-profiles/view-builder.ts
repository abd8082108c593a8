import { isAdmin, ownBuilderId, type Principal } from "../accounts/principal.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { isListed } from "./is-listed.ts";
import type { ViewedBuilder } from "./listed-builder.ts";
import type { BuilderProfileRepository } from "./ports.ts";
import type { BuilderNotFound } from "./refusals.ts";

type Input = { id: BuilderId; by: Principal };

/** Whether the builder is approved and public, or the caller is its owner or an admin. */
export function maySeeBuilder(
  builder: Pick<BuilderProfileSummary, "id" | "reviewState" | "public">,
  by: Principal,
): boolean {
  return isListed(builder) || ownBuilderId(by) === builder.id || isAdmin(by);
}

/** A visitor opens an approved, public builder; its owner and admins open it in any state. */
export function viewBuilder({ builders }: { builders: BuilderProfileRepository }) {
  return async ({ id, by }: Input): Promise<Result<ViewedBuilder, BuilderNotFound>> => {
    const builder = await builders.find(id);
    if (builder && maySeeBuilder(builder, by)) return ok(builder);
    return refuse({ kind: "builder-not-found" });
  };
}

import { isAdmin, type Principal } from "../accounts/principal.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { isListed } from "./is-listed.ts";
import type { ViewedBuilder } from "./listed-builder.ts";
import type { BuilderProfileRepository } from "./ports.ts";
import type { BuilderNotFound } from "./refusals.ts";

type Input = { id: BuilderId; by: Principal };

/** A visitor opens an approved, public builder; its owner and admins open it in any state. */
export function viewBuilder({ builders }: { builders: BuilderProfileRepository }) {
  return async ({ id, by }: Input): Promise<Result<ViewedBuilder, BuilderNotFound>> => {
    const builder = await builders.find(id);
    const isOwn = by.kind === "member" && by.builder?.id === id;
    if (builder && (isListed(builder) || isOwn || isAdmin(by))) return ok(builder);
    return refuse({ kind: "builder-not-found" });
  };
}

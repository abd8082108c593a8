import { type Member, ownBuilderId, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";

/** The caller with their own builder profile. */
export function ownBuilder(
  by: Principal,
): Result<{ member: Member; builderId: BuilderId }, NotSignedIn | BuilderNotFound> {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const builderId = ownBuilderId(by);
  return builderId ? ok({ member: by, builderId }) : refuse({ kind: "builder-not-found" });
}

import { isAdmin, type Member, ownBuilderId, type Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import type { CheckKind } from "../shared/check-kinds.ts";
import type { BuilderId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";

type Own = Result<{ member: Member; builderId: BuilderId }, NotSignedIn | BuilderNotFound>;

/**
 * The caller with the builder whose evidence they send: their own, or the one that an admin visited.
 * `visited`: null for one's own.
 */
export function vettedBuilder(by: Principal, kind: CheckKind, visited: BuilderId | null): Own {
  if (visited === null || by.kind === "visitor") return ownBuilder(by);
  const mayVisit = kind === "site" && isAdmin(by);
  return mayVisit ? ok({ member: by, builderId: visited }) : refuse({ kind: "builder-not-found" });
}

/** The caller with their own builder profile. */
export function ownBuilder(by: Principal): Own {
  if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
  const builderId = ownBuilderId(by);
  return builderId ? ok({ member: by, builderId }) : refuse({ kind: "builder-not-found" });
}

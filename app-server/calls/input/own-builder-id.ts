import type { Principal } from "../../../domain/accounts/principal.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";

/** The caller's own profile id, approved or not. */
export function ownBuilderId(by: Principal): BuilderId | undefined {
  return by.kind === "member" ? by.builder?.id : undefined;
}

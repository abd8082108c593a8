import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { BuilderProfileRepository } from "../ports.ts";
import type { BuilderNotFound } from "../refusals.ts";
import type { MyProfile } from "./my-profile.ts";

type Answer = Result<MyProfile, NotSignedIn | BuilderNotFound>;

/** A member reads their own profile in any state; null before the first save. */
export function readMyProfile({ builders }: { builders: BuilderProfileRepository }) {
  return async ({ by }: { by: Principal }): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const profile = await builders.findOwn(by.user.id);
    return profile ? ok(profile) : refuse({ kind: "builder-not-found" });
  };
}

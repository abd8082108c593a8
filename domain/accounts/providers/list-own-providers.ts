import { ok, type Result, refuse } from "../../shared/result.ts";
import type { IdentityRepository, SecretSource } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import { type OwnProvider, ownProvider } from "./own-provider.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  identities: IdentityRepository;
  providers: readonly SignInProvider[];
  secrets: SecretSource;
};

type ListOwnProviders = { by: Principal; areRemoved?: boolean };

/** A member lists connected or removed providers, first connected first. */
export function listOwnProviders(ports: Needs) {
  const { identities } = ports;
  return async ({
    by,
    areRemoved = false,
  }: ListOwnProviders): Promise<Result<OwnProvider[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id } = by.user;
    const all = await (areRemoved ? identities.listRemovedOf(id) : identities.listOf(id));
    return ok(all.map((identity) => ownProvider(ports, identity)));
  };
}

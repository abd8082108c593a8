import { ok, type Result, refuse } from "../shared/result.ts";
import { type OwnProvider, ownProvider } from "./own-provider.ts";
import type { IdentityRepository, SecretSource } from "./ports.ts";
import type { Principal } from "./principal.ts";
import type { NotSignedIn } from "./refusals.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  identities: IdentityRepository;
  providers: readonly SignInProvider[];
  secrets: SecretSource;
};

/** Somebody looks at the providers that sign them in, the first joined first. */
export function listOwnProviders(ports: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<OwnProvider[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const all = await ports.identities.listOf(by.user.id);
    return ok(all.map((identity) => ownProvider(ports, identity)));
  };
}

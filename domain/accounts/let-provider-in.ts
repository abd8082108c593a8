import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { accountEvent } from "./account-event.ts";
import type { From } from "./from.ts";
import { needsFreshProof } from "./needs-fresh-proof.ts";
import { ownProvider } from "./own-provider.ts";
import type { IdentityRepository, SecretSource } from "./ports.ts";
import type { Principal } from "./principal.ts";
import { providerLetter } from "./provider-letter.ts";
import type { FreshProofNeeded, NotSignedIn, ProviderNotJoined } from "./refusals.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  identities: IdentityRepository;
  providers: readonly SignInProvider[];
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type LetProviderIn = { id: string; by: Principal; from: From };
type Answer = Result<null, NotSignedIn | FreshProofNeeded | ProviderNotJoined>;

/** Somebody lets a provider in again that they had removed, after a fresh proof. */
export function letProviderIn(ports: Needs) {
  const { identities, clock } = ports;
  return async ({ id, by, from }: LetProviderIn): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const all = await identities.listRemovedOf(userId);
    const identity = all.find((each) => ownProvider(ports, each).id === id);
    if (!identity) return refuse({ kind: "provider-not-joined" });
    const at = clock.now();
    if (needsFreshProof(by, at)) return refuse({ kind: "fresh-proof-needed" });
    const { label } = ownProvider(ports, identity);
    const told = { userId, action: "provider-joined", at, from, about: label } as const;
    const letter = providerLetter(ports, by.user, { change: "joined", label, at });
    const isIn = await identities.letIn(identity, accountEvent(ports, told), letter);
    return isIn ? ok(null) : refuse({ kind: "provider-not-joined" });
  };
}

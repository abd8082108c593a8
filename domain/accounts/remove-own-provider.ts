import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { accountEvent } from "./account-event.ts";
import type { From } from "./from.ts";
import { ownProvider } from "./own-provider.ts";
import type { IdentityRepository, SecretSource } from "./ports.ts";
import type { Principal } from "./principal.ts";
import type { NotSignedIn, ProviderNotJoined } from "./refusals.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  identities: IdentityRepository;
  providers: readonly SignInProvider[];
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type RemoveOwnProvider = { id: string; by: Principal; from: From };

/** Somebody parts their account from a provider. The link by e-mail stays, so that nobody is locked out. */
export function removeOwnProvider(ports: Needs) {
  const { identities, clock } = ports;
  return async ({
    id,
    by,
    from,
  }: RemoveOwnProvider): Promise<Result<null, NotSignedIn | ProviderNotJoined>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const all = await identities.listOf(userId);
    const identity = all.find((each) => ownProvider(ports, each).id === id);
    if (!identity) return refuse({ kind: "provider-not-joined" });
    const about = ownProvider(ports, identity).label;
    const told = { userId, action: "provider-removed", at: clock.now(), from, about } as const;
    const removed = await identities.remove(identity, accountEvent(ports, told));
    return removed ? ok(null) : refuse({ kind: "provider-not-joined" });
  };
}

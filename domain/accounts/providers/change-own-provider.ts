import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { IdentityRepository, SecretSource } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, ProviderNotJoined, ReauthenticationNeeded } from "../refusals.ts";
import { ownProvider } from "./own-provider.ts";
import { providerLetter } from "./provider-letter.ts";
import type { SignInProvider } from "./sign-in-provider.ts";

type Needs = {
  identities: IdentityRepository;
  providers: readonly SignInProvider[];
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
type Change = "joined" | "removed";
type ChangeOwnProvider = { id: string; change: Change; by: Principal; from: ClientInfo };
type Answer = Result<null, NotSignedIn | ReauthenticationNeeded | ProviderNotJoined>;

/**
 * A member disconnects a provider or restores a removed one, after re-authentication. Sign-in by
 * email remains, so they can't lock themselves out. A removed identity stays stored, so that its
 * next sign-in doesn't reconnect it.
 */
export function changeOwnProvider(ports: Needs) {
  const { identities, clock } = ports;
  return async ({ id, change, by, from }: ChangeOwnProvider): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const isJoining = change === "joined";
    const all = await (isJoining ? identities.listRemovedOf(userId) : identities.listOf(userId));
    const identity = all.find((each) => ownProvider(ports, each).id === id);
    if (!identity) return refuse({ kind: "provider-not-joined" });
    const at = clock.now();
    if (needsReauthentication(by, at)) return refuse({ kind: "fresh-proof-needed" });
    const { label } = ownProvider(ports, identity);
    const input = { userId, action: `provider-${change}`, at, from, about: label } as const;
    const event = accountEvent(ports, input);
    const letter = providerLetter(ports, by.user, { change, label, at });
    const isChanged = isJoining
      ? await identities.restore(identity, event, letter)
      : await identities.remove(identity, event, letter);
    return isChanged ? ok(null) : refuse({ kind: "provider-not-joined" });
  };
}

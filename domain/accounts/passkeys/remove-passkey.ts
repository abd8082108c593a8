import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids, PasskeyId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import { needsReauthentication } from "../needs-reauthentication.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, PasskeyNotFound, ReauthenticationNeeded } from "../refusals.ts";
import { passkeyLetter } from "./passkey-letter.ts";
import type { PasskeyRepository } from "./passkey-ports.ts";

type Needs = { passkeys: PasskeyRepository; ids: Ids; clock: Clock };
type RemovePasskey = { id: PasskeyId; by: Principal; from: ClientInfo };
type Answer = Result<null, NotSignedIn | ReauthenticationNeeded | PasskeyNotFound>;

/** A member removes one of their passkeys; it can't sign in anymore. A notice is emailed. */
export function removePasskey(ports: Needs) {
  const { passkeys, clock } = ports;
  return async ({ id, by, from }: RemovePasskey): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const at = clock.now();
    const all = await passkeys.listOf(userId);
    const name = all.find((passkey) => passkey.id === id)?.name;
    if (name === undefined) return refuse({ kind: "passkey-not-found" });
    if (needsReauthentication(by, at)) return refuse({ kind: "fresh-proof-needed" });
    const input = { userId, action: "passkey-removed", at, from, about: name } as const;
    const letter = passkeyLetter(ports, by.user, { change: "removed", name, at });
    const removed = await passkeys.remove(id, userId, accountEvent(ports, input), letter);
    return removed ? ok(null) : refuse({ kind: "passkey-not-found" });
  };
}

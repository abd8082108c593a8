import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; ids: Ids; clock: Clock };
/** `by` and `from` go to the activity log; a rotated session writes no line. */
type SignOut = { secret: string | null; by?: Principal; from?: ClientInfo };

/** Ends this browser's session, if there is one. */
export function signOut(ports: Needs) {
  const { sessions, secrets, clock } = ports;
  return async ({ secret, by, from }: SignOut): Promise<void> => {
    if (!secret) return;
    const input =
      by?.kind === "member" && from
        ? accountEvent(ports, { userId: by.user.id, action: "signed-out", at: clock.now(), from })
        : undefined;
    await sessions.end(secrets.hash(secret), input);
  };
}

type EverywhereNeeds = { sessions: SessionRepository; ids: Ids; clock: Clock };
type SignOutEverywhere = { by: Principal; from: ClientInfo };

/** A member signs out all their sessions, this one included. */
export function signOutEverywhere(ports: EverywhereNeeds) {
  const { sessions, clock } = ports;
  return async ({ by, from }: SignOutEverywhere): Promise<Result<null, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const at = clock.now();
    const event = accountEvent(ports, { userId, action: "signed-out-everywhere", at, from });
    await sessions.endAll(userId, event);
    return ok(null);
  };
}

import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SessionRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import { accountEvent } from "../profile/account-event.ts";
import type { NotSignedIn } from "../refusals.ts";

type Needs = { sessions: SessionRepository; ids: Ids; clock: Clock };
type SignOutEverywhere = { by: Principal; from: ClientInfo };

/** A member signs out all their sessions, this one included. */
export function signOutEverywhere(ports: Needs) {
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

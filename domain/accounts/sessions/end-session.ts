import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn, SessionNotFound } from "../refusals.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; ids: Ids; clock: Clock };
type EndSession = { id: string; by: Principal; from: ClientInfo };

/** A member signs out one of their sessions, from any browser. */
export function endSession(ports: Needs) {
  const { sessions, secrets, clock } = ports;
  return async ({
    id,
    by,
    from,
  }: EndSession): Promise<Result<null, NotSignedIn | SessionNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const { id: userId } = by.user;
    const at = clock.now();
    const all = await sessions.listOf(userId, at);
    const session = all.find(({ idHash }) => secrets.hash(idHash) === id);
    if (!session) return refuse({ kind: "session-not-found" });
    const event = accountEvent(ports, { userId, action: "session-ended", at, from });
    await sessions.end(session.idHash, event);
    return ok(null);
  };
}

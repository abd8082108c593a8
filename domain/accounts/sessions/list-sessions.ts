import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import type { NotSignedIn } from "../refusals.ts";
import type { Session } from "./session.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; clock: Clock };
type ListSessions = { by: Principal; secret: string | null };
/** `id` identifies the session to its owner and grants no access. */
export type OwnSession = { id: string; session: Session; isCurrent: boolean };

/** A member lists their sessions, last used first. */
export function listSessions({ sessions, secrets, clock }: Needs) {
  return async ({ by, secret }: ListSessions): Promise<Result<OwnSession[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const all = await sessions.listOf(by.user.id, clock.now());
    return ok(
      all.map((session) => ({
        id: secrets.hash(session.idHash),
        session,
        isCurrent: secret !== null && secrets.hash(secret) === session.idHash,
      })),
    );
  };
}

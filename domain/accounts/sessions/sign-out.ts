import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import type { Principal } from "../principal.ts";
import { accountEvent } from "../profile/account-event.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; ids: Ids; clock: Clock };
/** `by` and `from` go to the activity log; a rotated session writes no line. */
type SignOut = { secret: string | null; by?: Principal; from?: ClientInfo };

/** Ends this browser's session, if there is one. */
export function signOut(ports: Needs) {
  const { sessions, secrets, clock } = ports;
  return async ({ secret, by, from }: SignOut): Promise<void> => {
    if (!secret) return;
    const told =
      by?.kind === "member" && from
        ? accountEvent(ports, { userId: by.user.id, action: "signed-out", at: clock.now(), from })
        : undefined;
    await sessions.end(secrets.hash(secret), told);
  };
}

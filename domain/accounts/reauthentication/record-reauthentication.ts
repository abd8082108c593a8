import type { ClientInfo } from "../../shared/client-info.ts";
import type { Ids, UserId } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { SecretSource, SessionRepository } from "../ports.ts";
import { renewSession } from "../sessions/renew-session.ts";
import type { ReauthenticationMethod } from "./reauthentication-methods.ts";

type Needs = { sessions: SessionRepository; secrets: SecretSource; ids: Ids; clock: Clock };
type Input = {
  secret: string | null;
  way: ReauthenticationMethod;
  userId: UserId;
  from: ClientInfo;
};

/** The session's new secret. */
export type Reauthenticated = { sessionSecret: string };

/** Records a re-authentication in the session and the activity log. Null when the session has ended. */
export async function recordReauthentication(
  ports: Needs,
  { secret, way, userId, from }: Input,
): Promise<Reauthenticated | null> {
  const now = ports.clock.now();
  const input = { userId, action: "proven", at: now, from, about: way } as const;
  const event = accountEvent(ports, input);
  const sessionSecret = await renewSession(ports, { secret, now, provenBy: way, event });
  return sessionSecret === null ? null : { sessionSecret };
}

import { unknownClient } from "../../shared/client-info.ts";
import type { Ids } from "../../shared/id.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { accountEvent } from "../account-event.ts";
import type { SessionRepository } from "../ports.ts";
import type { User } from "../user.ts";
import { passkeyLetter } from "./passkey-letter.ts";
import type { PasskeyRepository } from "./passkey-ports.ts";

type Needs = { passkeys: PasskeyRepository; sessions: SessionRepository; ids: Ids; clock: Clock };

/**
 * Removes all passkeys of a person who lost them and ends every session of the account. Each
 * removal is emailed. For the operator's command line, after checking who is asking; never for the
 * API.
 */
export function forgetPasskeys(ports: Needs) {
  const { passkeys, sessions, clock } = ports;
  return async ({ user }: { user: User }): Promise<{ forgotten: number }> => {
    const { id: userId } = user;
    const input = { userId, at: clock.now(), from: unknownClient };
    let forgotten = 0;
    for (const { id, name } of await passkeys.listOf(userId)) {
      const event = accountEvent(ports, { ...input, action: "passkey-removed", about: name });
      const letter = passkeyLetter(ports, user, { change: "removed", name, at: input.at });
      if (await passkeys.remove(id, userId, event, letter)) forgotten += 1;
    }
    const ended = accountEvent(ports, { ...input, action: "signed-out-everywhere" });
    await sessions.endAll(userId, ended);
    return { forgotten };
  };
}

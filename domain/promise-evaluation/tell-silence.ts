import type { UserRepository } from "../accounts/ports.ts";
import { newMessage } from "../messages/new-message.ts";
import type { PromiseRepository } from "../promise/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";

type Needs = { promises: PromiseRepository; users: UserRepository; ids: Ids; clock: Clock };

const hourMs = 60 * 60 * 1000;
/** Each promise is looked at when it is due, once a minute. */
const silentMs = hourMs / 2;
/** Each admin gets at most one email in each of these spans. */
const spanMs = 4 * hourMs;

/**
 * The system's own job, before the evaluations: a promise that has waited for half an hour to be looked at means that the worker
 * was silent. Called after a pause of the worker. Each admin gets one email per outage. Answers whether it was.
 */
export function tellSilence({ promises, users, ids, clock }: Needs) {
  return async (): Promise<boolean> => {
    const now = clock.now();
    const [id] = await promises.listDue(new Date(now.getTime() - silentMs), 1);
    const since = id && (await promises.find(id))?.promise.nextEvaluationAt;
    if (!id || !since) return false;
    const outage = new Date(Math.floor(now.getTime() / spanMs) * spanMs).toISOString();
    const admins = await users.listByType("admin");
    const messages = admins.map((admin) =>
      newMessage(
        { ids },
        {
          kind: "worker-silent",
          to: { name: admin.firstName, address: admin.email },
          ...{ since: since.toISOString(), until: now.toISOString() },
        },
        { at: now, dedupeKey: `worker-silent/${outage}/${admin.id}` },
      ),
    );
    await promises.change(id, ({ promise }) => ({ promise, events: [], messages }));
    return true;
  };
}

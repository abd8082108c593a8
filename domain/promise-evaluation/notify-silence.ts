import type { UserRepository } from "../accounts/ports.ts";
import type { MailHolds } from "../messages/mail-hold.ts";
import { newMessage } from "../messages/new-message.ts";
import type { PromiseRepository } from "../promise/ports.ts";
import type { Ids, QuoteRequestId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { hourMs } from "../shared/time/time-units.ts";

type Needs = {
  promises: PromiseRepository;
  mailHolds: MailHolds;
  users: UserRepository;
  ids: Ids;
  clock: Clock;
};

/**
 * Delay of an evaluation that counts as an outage; each is normally done within a minute of its due
 * time.
 */
const silentMs = hourMs / 2;
/** Each admin gets at most one email per span, in milliseconds. */
const spanMs = 4 * hourMs;

/** An evaluation due at `since` that hasn't been done until now. */
export type Silence = { requestId: QuoteRequestId; since: Date; until: Date };

/**
 * Finds an evaluation that has been due for half an hour, after an outage of the worker and before
 * it evaluates. Null: there is none, or a copied database awaits its release.
 */
export function findSilence({
  promises,
  mailHolds,
  clock,
}: Pick<Needs, "promises" | "mailHolds" | "clock">) {
  return async (): Promise<Silence | null> => {
    if (await mailHolds.find()) return null;
    const until = clock.now();
    const [requestId] = await promises.listDue(new Date(until.getTime() - silentMs), 1);
    const since = requestId && (await promises.find(requestId))?.promise.nextEvaluationAt;
    return requestId && since ? { requestId, since, until } : null;
  };
}

/** Emails each admin about an outage once, even when run twice. */
export function notifySilence({ promises, users, ids, clock }: Omit<Needs, "mailHolds">) {
  return async ({ requestId, since, until }: Silence): Promise<void> => {
    const outage = new Date(Math.floor(until.getTime() / spanMs) * spanMs).toISOString();
    const admins = await users.listByType("admin");
    const messages = admins.map((admin) =>
      newMessage(
        { ids },
        {
          kind: "worker-silent",
          to: { name: admin.firstName, address: admin.email },
          since: since.toISOString(),
          until: until.toISOString(),
        },
        { at: clock.now(), dedupeKey: `worker-silent/${outage}/${admin.id}` },
      ),
    );
    await promises.change(requestId, ({ promise }) => ({ promise, events: [], messages }));
  };
}

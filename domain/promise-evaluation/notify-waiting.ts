import type { UserRepository } from "../accounts/ports.ts";
import type { MailHolds } from "../messages/mail-hold.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import type {
  PromisePolicies,
  PromiseQueue,
  PromiseRepository,
  QueuedPromise,
} from "../promise/ports.ts";
import { calendarWeek } from "../promise/start-promise.ts";
import { requestFacts } from "../quotes/letters/request-letter.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs, minuteMs } from "../shared/time/time-units.ts";
import {
  dayThere,
  isWorkingTime,
  type WorkWeek,
  workingHoursBetween,
} from "../shared/time/zone-time.ts";

type Needs = {
  promiseQueue: PromiseQueue;
  promisePolicies: PromisePolicies;
  promises: PromiseRepository;
  mailHolds: MailHolds;
  users: UserRepository;
  ids: Ids;
  clock: Clock;
};

/** A proposal that waits this long is emailed, in milliseconds. */
const waitsMs = 30 * minuteMs;
const halfDayHours = 5;
const lookedAt = { limit: 50, after: null };

/**
 * Emails admins about proposals that have waited for half an hour, and again in each working
 * half-day of the calendar while they wait. Run by the system. All due in one run are one email.
 * Returns the number of waiting requests. Does nothing in a copied database before its release.
 */
export function notifyWaiting(needs: Needs) {
  const { promiseQueue, promisePolicies, promises, mailHolds, users, ids, clock } = needs;
  return async (): Promise<number> => {
    if (await mailHolds.find()) return 0;
    const now = clock.now();
    const { mode, calendar } = (await promisePolicies.current()).params;
    const week = calendarWeek(calendar);
    if (mode !== "suggest" || !isWorkingTime(week, now)) return 0;
    const lists = await Promise.all([
      promiseQueue.list("waiting", lookedAt),
      promiseQueue.list("missed", lookedAt),
    ]);
    const proposed = lists.flatMap(({ items }) => items);
    const waiting = proposed.filter(({ promise: { proposal } }) =>
      proposal ? now.getTime() - proposal.since.getTime() >= waitsMs : false,
    );
    const half = halfDayOf(week, now);
    const due = waiting.filter(({ promise: { proposal } }) => {
      const toldAt = proposal?.toldAt ?? null;
      return toldAt === null || halfDayOf(week, toldAt) !== half;
    });
    const [first] = due;
    if (!first) return waiting.length;
    const missed = waiting.filter(({ promise }) => promise.standing === "missed").length;
    const count = (await promiseQueue.counts()).waiting + missed;
    const admins = await users.listByType("admin");
    const about = `${first.request.id}/${first.promise.proposalVersion}/${half}`;
    const messages = admins.map((admin) =>
      newMessage(
        { ids },
        {
          kind: "request-waits",
          to: { name: admin.firstName, address: admin.email },
          count,
          request: requestFacts(first.request),
        },
        {
          at: now,
          dedupeKey: `request-waits/${about}/${admin.id}`,
          quoteRequestId: first.request.id,
        },
      ),
    );
    const noteTold = (one: QueuedPromise, letters: Message[] = []) =>
      promises.change(one.request.id, ({ promise }) => ({
        promise: {
          ...promise,
          proposal: promise.proposal && { ...promise.proposal, toldAt: now },
        },
        events: [],
        messages: letters,
      }));
    // the request was deleted meanwhile: the next run writes the email
    if (!(await noteTold(first, messages))) return count;
    // marks all waiting ones, so that the next half-day has a single email, too
    for (const one of waiting) {
      if (one !== first) await noteTold(one);
    }
    return count;
  };
}

/** Key of the working day's half, such as "2027-01-04/1". */
function halfDayOf(week: WorkWeek, now: Date): string {
  const dayBefore = new Date(now.getTime() - dayMs);
  const day = dayThere(week.timeZone, now);
  const today = {
    ...week,
    daysOff: [...week.daysOff, { from: "0000-01-01", until: dayThere(week.timeZone, dayBefore) }],
  };
  return `${day}/${workingHoursBetween(today, dayBefore, now) < halfDayHours ? 1 : 2}`;
}

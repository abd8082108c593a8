import { sweepFiles } from "../attachments/remove-files.ts";
import { copyErasures } from "../privacy/copy-erasures.ts";
import type { EraseNeeds } from "../privacy/erase-stored-request.ts";
import { monthsBefore } from "../privacy/months-before.ts";
import type { ErasureFile, Retention } from "../privacy/ports.ts";
import { sweepOldRequests } from "../privacy/sweep-old-requests.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import { hourMs } from "../shared/time/time-units.ts";
import type { ExpiredRows } from "./ports.ts";

type Needs = EraseNeeds & {
  expiredRows: ExpiredRows;
  erasureFile: ErasureFile;
  retention: Retention;
};

/** Hours for which an idempotency key gives the same answer, at least. */
const keyHours = 48;

/**
 * The hourly clean-up: receipts, links, codes, challenges, attempts, keys and counts that are over; contact messages, emails and
 * people in requests whose time is over. It also brings the copy of the erasure journal up to date. A step that fails does not
 * stop the others; it fails the run at its end.
 */
export function deleteExpiredRows(ports: Needs) {
  const { clock, expiredRows, retention } = ports;
  return async (): Promise<Record<string, number>> => {
    const now = clock.now();
    const { attempt, throwFailures } = collectFailures();
    let swept: Record<string, number> = {};
    let [erased, attachment] = [0, 0];
    await attempt(async () => {
      swept = await expiredRows.sweep({
        now,
        keysUntil: new Date(now.getTime() - keyHours * hourMs),
        contactMessagesUntil: monthsBefore(now, retention.contactMessageMonths),
        mailsUntil: monthsBefore(now, retention.mailMonths),
      });
    });
    await attempt(async () => {
      erased = await sweepOldRequests(ports)();
    });
    await attempt(async () => {
      attachment = await sweepFiles(ports)();
    });
    await attempt(copyErasures(ports));
    throwFailures();
    return { ...swept, attachment, quote_request: erased };
  };
}

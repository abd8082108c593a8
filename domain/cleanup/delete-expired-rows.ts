import { sweepFiles } from "../attachments/remove-files.ts";
import { copyErasures } from "../privacy/copy-erasures.ts";
import type { EraseNeeds } from "../privacy/erase-stored-request.ts";
import { monthsBefore } from "../privacy/months-before.ts";
import type { ErasureFile, Retention } from "../privacy/ports.ts";
import { sweepOldRequests } from "../privacy/sweep-old-requests.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import { hourMs } from "../shared/time/time-units.ts";
import { sweepDocuments } from "../vetting/documents.ts";
import type { VettingDocuments, VettingRepository } from "../vetting/ports.ts";
import type { ExpiredRows } from "./ports.ts";

type Needs = EraseNeeds & {
  expiredRows: ExpiredRows;
  vettingDocuments: VettingDocuments;
  vetting: Pick<VettingRepository, "eraseContacts">;
  erasureFile: ErasureFile;
  retention: Retention;
};

/** Minimum hours for which an idempotency key returns the same answer. */
const keyHours = 48;

/**
 * The hourly cleanup: deletes expired receipts, links, codes, challenges, attempts, keys and
 * counts, and contact messages, emails and personal data of requests past their retention. Also
 * completes the copy of the erasure journal. A failing step doesn't stop the others; the run throws
 * at its end.
 */
export function deleteExpiredRows(ports: Needs) {
  const { clock, expiredRows, retention } = ports;
  return async (): Promise<Record<string, number>> => {
    const now = clock.now();
    const { attempt, throwFailures } = collectFailures();
    let swept: Record<string, number> = {};
    let [erased, attachment, vettingDocument, references] = [0, 0, 0, 0];
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
    await attempt(async () => {
      vettingDocument = await sweepDocuments(ports)();
    });
    await attempt(async () => {
      references = await ports.vetting.eraseContacts(now);
    });
    await attempt(copyErasures(ports));
    throwFailures();
    return {
      ...swept,
      attachment,
      vetting_document: vettingDocument,
      vetting_reference: references,
      quote_request: erased,
    };
  };
}

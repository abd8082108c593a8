import type { AttachmentRepository } from "../attachments/ports.ts";
import { removeFilesOf } from "../attachments/remove-files.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MediaStore } from "../pictures/ports.ts";
import { writeToBuilders } from "../quotes/letters/write-to-builders.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids, QuoteRequestId, UserId } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { erase } from "./erase.ts";
import type { ErasureRepository } from "./ports.ts";

export type EraseNeeds = {
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  erasures: ErasureRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  ids: Ids;
  clock: Clock;
};

/**
 * `reason`: at a person's wish (journaled, and builders get an email), because its retention is
 * over, or again after a restore.
 */
type EraseStoredRequest = {
  requestId: QuoteRequestId;
  reason: "wish" | "retention" | "restore";
  actorId: UserId | null;
};

/** Erases one request; the caller checks permission. False when it doesn't exist or is already erased. */
export function eraseStoredRequest(ports: EraseNeeds) {
  const { quotes, builders, erasures, ids, clock } = ports;
  const removeFiles = removeFilesOf(ports);
  return ({ requestId, reason, actorId }: EraseStoredRequest): Promise<boolean> =>
    retryStale(async () => {
      const found = await quotes.findCase(requestId);
      if (!found || found.request.erasedAt) return false;
      const at = clock.now();
      const { request, responses } = erase(found, at);
      const holders = [...new Set(found.request.invitations.map(({ builderId }) => builderId))];
      const messages =
        reason === "wish"
          ? await writeToBuilders({ builders, ids }, holders, {
              request,
              at,
              key: (id) => `request-erased/${requestId}/${id}`,
              compose: (facts) => ({
                kind: "request-erased",
                ...facts,
              }),
            })
          : [];
      const audit = { actorId, action: "quote-request.erased", detail: { reason } };
      const change = { request, responses, messages, audit };
      await erasures.eraseRequest(change, {
        journalAt: reason === "wish" ? at : null,
        keepsReview: reason === "retention",
      });
      // the hourly sweep completes an interrupted erasure
      await removeFiles(requestId);
      return true;
    });
}

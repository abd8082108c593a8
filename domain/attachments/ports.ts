import type { MediaKey } from "../pictures/media.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { AttachmentId, QuoteRequestId } from "../shared/id.ts";
import type { Attachment } from "./attachment.ts";

/**
 * Stores which files a request has; their bytes are in a media store of their own, which no address serves. Requests may share
 * bytes: `store` and `dispose` run while no one else adds or removes a file of the same content.
 */
export type AttachmentRepository = {
  find(id: AttachmentId): Promise<Attachment | null>;
  /** Of one request, the oldest first. */
  list(requestId: QuoteRequestId): Promise<Attachment[]>;
  /** Nothing is left of a file whose `store` throws. */
  add(attachment: Attachment, store: () => Promise<unknown>, audit: AuditEntry): Promise<void>;
  /** `dispose` gets the content that no other file has. */
  remove(
    attachment: Attachment,
    dispose: (key: MediaKey) => Promise<void>,
    audit: AuditEntry | null,
  ): Promise<void>;
  /** Files of erased requests, and of offers that were not sent by then. */
  listToSweep(before: Date, limit: number): Promise<Attachment[]>;
};

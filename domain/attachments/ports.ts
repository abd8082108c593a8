import type { MediaKey } from "../pictures/media.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { AttachmentId, BuilderId, QuestionId, QuoteRequestId } from "../shared/id.ts";
import type { Result } from "../shared/result.ts";
import type { Attachment, FileOwner, ScanState, StoredBytes } from "./attachment.ts";

/** Questions about requests, to find the asker of one. */
export type AskedQuestions = {
  find(id: QuestionId): Promise<{
    quoteRequestId: QuoteRequestId;
    askedBy: string;
    builderId: BuilderId;
    status: string;
  } | null>;
};

/**
 * A virus scanner. Throws when it cannot be reached or does not know: then nothing is known of the file. `refused`: it found
 * something, or takes no file of that size.
 */
export type FileScanner = {
  scan(bytes: Uint8Array): Promise<{ verdict: "clean" } | { verdict: "refused"; reason: string }>;
};

/**
 * Stores which files a request has; their bytes are in a media store of their own, which no address serves. Requests may share
 * bytes: `dispose` runs while no one else adds or removes a file of the same content.
 */
export type AttachmentRepository = {
  find(id: AttachmentId): Promise<Attachment | null>;
  /** Of one request, the oldest first. */
  list(requestId: QuoteRequestId): Promise<Attachment[]>;
  /** Sum over all requests. Files without an uploader count for their builder. */
  storedBy(owner: FileOwner): Promise<StoredBytes>;
  /**
   * `store` takes its time before anything is locked, and runs again when `isStored` says that its bytes were disposed of since.
   * Nothing is left of a file whose `store` throws, or that is refused: `refusalFor` gets the files and the case of the request,
   * and what the owner has stored, while no one else changes them, and `dispose` the content that no other file has.
   */
  add<Refused>(
    attachment: Attachment,
    place: {
      store: () => Promise<unknown>;
      isStored: () => Promise<boolean>;
      dispose: (key: MediaKey) => Promise<void>;
      refusalFor: (
        present: Attachment[],
        found: QuoteCase | null,
        stored: StoredBytes,
      ) => Refused | null;
    },
    audit: AuditEntry,
  ): Promise<Result<null, Refused>>;
  /**
   * `dispose` gets the content that no other file has. `refusalFor` gets the case of the request while no one else changes it: with
   * a refusal the file stays.
   */
  remove<Refused = never>(
    attachment: Attachment,
    dispose: (key: MediaKey) => Promise<void>,
    audit: AuditEntry | null,
    refusalFor?: (found: QuoteCase | null) => Refused | null,
  ): Promise<Result<null, Refused>>;
  /** Of all requests, the oldest first. */
  listToScan(states: readonly ("queued" | "not-scanned")[], limit: number): Promise<Attachment[]>;
  /** Stores how a scan ended; open pages show it. Does nothing when the file is gone. */
  saveScan(attachment: Attachment, scan: ScanState, audit: AuditEntry): Promise<void>;
  /**
   * `dispose` gets the content that no file has. Nothing happens to content that is being added or removed right now. True when it
   * went.
   */
  disposeOrphan(key: MediaKey, dispose: (key: MediaKey) => Promise<void>): Promise<boolean>;
  /** Files of erased requests, and of offers that were not sent by then. */
  listToSweep(before: Date, limit: number): Promise<Attachment[]>;
};

import type { MediaKey } from "../pictures/media.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { AttachmentId, BuilderId, QuestionId, QuoteRequestId } from "../shared/id.ts";
import type { Result } from "../shared/result.ts";
import type { Attachment, FileOwner, ScanState, StoredBytes } from "./attachment.ts";

/** Finds the question that a file is for. */
export type AskedQuestions = {
  find(id: QuestionId): Promise<{
    quoteRequestId: QuoteRequestId;
    askedBy: string;
    builderId: BuilderId;
    status: string;
  } | null>;
};

/**
 * A virus scanner. Throws when it can't be reached or returns no verdict. `refused`: malware was
 * found, or the file is larger than the scanner accepts.
 */
export type FileScanner = {
  scan(bytes: Uint8Array): Promise<{ verdict: "clean" } | { verdict: "refused"; reason: string }>;
};

/** A private file with bytes in the private media store. */
export type ScannedFile = { id: string; mediaKey: MediaKey };

/** Private files of one table, as the virus scan sees them. */
export type ScannedFiles = {
  /** Files in these states, oldest first. */
  listToScan(states: readonly ("queued" | "not-scanned")[], limit: number): Promise<ScannedFile[]>;
  /** Stores the scan's result. Does nothing when the file is gone. */
  saveScan(file: ScannedFile, scan: ScanState, audit: AuditEntry): Promise<void>;
};

/**
 * Stores which files a request has. Their bytes are in a private media store and may be shared by
 * requests: `dispose` runs under a lock, while no file of the same content is added or removed.
 */
export type AttachmentRepository = ScannedFiles & {
  find(id: AttachmentId): Promise<Attachment | null>;
  /** Files of one request, oldest first. */
  list(requestId: QuoteRequestId): Promise<Attachment[]>;
  /**
   * Bytes stored by the owner in all requests. Files without an uploader count for their builder.
   */
  storedBy(owner: FileOwner): Promise<StoredBytes>;
  /**
   * Stores the bytes, then the row. `store` runs before any lock, and again when `isStored` finds
   * that its bytes were disposed of meanwhile. `refusalFor` gets the request's files and case, and
   * the owner's stored bytes, under a lock. When `store` throws or the file is refused, no row is
   * left, and `dispose` gets content that no other file has.
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
   * Removes the row; `dispose` gets content that no other file has. `refusalFor` gets the request's
   * case under a lock; with a refusal the file stays.
   */
  remove<Refused = never>(
    attachment: Attachment,
    dispose: (key: MediaKey) => Promise<void>,
    audit: AuditEntry | null,
    refusalFor?: (found: QuoteCase | null) => Refused | null,
  ): Promise<Result<null, Refused>>;
  /**
   * Calls `dispose` when no file has this content, and returns true. Does nothing while the content
   * is being added or removed.
   */
  disposeOrphan(key: MediaKey, dispose: (key: MediaKey) => Promise<void>): Promise<boolean>;
  /** Files of erased requests, and files of offers not sent by `before`. */
  listToSweep(before: Date, limit: number): Promise<Attachment[]>;
};

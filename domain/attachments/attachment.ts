import type { MediaKey } from "../pictures/media.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { RequestNotOpen, ResponseAlreadyAccepted } from "../quotes/refusals.ts";
import { requestNotOpen } from "../quotes/request-not-open.ts";
import { isOpen, isUndecided } from "../quotes/request-state.ts";
import type { AttachmentId, BuilderId, QuestionId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { AttachmentsFull, QuotaFull, TooManyAttachments } from "./refusals.ts";

export const attachmentLimits = {
  bytes: 25 * 1024 * 1024,
  name: 150,
  /** Files per brief. */
  brief: 20,
  /** Files per builder's offer. */
  offer: 10,
  /** Files per question. */
  question: 1,
  /** Files of a job. */
  job: 100,
  /** Files for a builder's contests of one request's commission. */
  contest: 5,
  /** Bytes of all files of one request, without those of its job. */
  requestBytes: 150 * 1024 * 1024,
  /** Bytes of all files of one job. */
  jobBytes: 500 * 1024 * 1024,
  /** Bytes of all files uploaded by one account, or by one builder through links. */
  ownerBytes: 1024 * 1024 * 1024,
  /** Bytes per exhibitor account whose requests haven't been sent to any builder yet. */
  newOwnerBytes: 100 * 1024 * 1024,
} as const;

/**
 * `brief`: from the exhibitor, for the builders. `offer`: from one builder, for the exhibitor.
 * `question`: from the asking builder, for the exhibitor; no other builder reads the file, even if
 * all read the question. `job`: from either side of an accepted quote's job, for both. `contest`: from
 * the builder of an accepted quote, about its commission, for admins alone.
 */
export const attachmentPurposes = ["brief", "offer", "question", "job", "contest"] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];

export const attachmentKinds = ["rendering", "drawing", "photo", "document"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/**
 * `not-needed`: pictures, which are re-encoded. `not-scanned`: PDFs while no virus scanner is
 * configured; delivered with a notice. `queued` and `refused` files are not delivered.
 */
export const scanStates = ["not-needed", "not-scanned", "queued", "clean", "refused"] as const;
export type ScanState = (typeof scanStates)[number];

/** A private file of a request. */
export type Attachment = {
  id: AttachmentId;
  quoteRequestId: QuoteRequestId;
  purpose: AttachmentPurpose;
  /** The builder of an offer's, question's or job's file; null for a brief's. */
  builderId: BuilderId | null;
  /** The question of a question's file; else null. */
  questionId: QuestionId | null;
  uploadedBy: UserId | null;
  kind: AttachmentKind;
  /** File name for display: the file itself is stored under the hash of its content. */
  name: string;
  mediaKey: MediaKey;
  bytes: number;
  /**
   * SHA-256 of the upload, before a picture is re-encoded; null for files from before this was
   * stored.
   */
  uploadedHash: string | null;
  scan: ScanState;
  createdAt: Date;
};

/** Why a request has no room for another file; null when it has. */
export function noRoomFor(
  {
    purpose,
    builderId,
    questionId,
    bytes,
  }: Pick<Attachment, "purpose" | "builderId" | "questionId" | "bytes">,
  present: readonly Attachment[],
): TooManyAttachments | AttachmentsFull | null {
  const limit = attachmentLimits[purpose];
  const there = present.filter(
    (each) =>
      each.purpose === purpose &&
      each.builderId === builderId &&
      (purpose !== "question" || each.questionId === questionId),
  );
  if (there.length >= limit) return { kind: "too-many-attachments", limit };
  const isOfJob = purpose === "job";
  const sharing = present.filter((each) => (each.purpose === "job") === isOfJob);
  const total = sharing.reduce((sum, each) => sum + each.bytes, bytes);
  const most = isOfJob ? attachmentLimits.jobBytes : attachmentLimits.requestBytes;
  return total > most ? { kind: "attachments-full", limit: most } : null;
}

/**
 * Owner of a stored file, whose quota it counts for: the account that uploaded it, or the builder
 * whose link did.
 */
export type FileOwner = { userId: UserId } | { builderId: BuilderId };

/**
 * Bytes that an owner has stored in all requests, without files of jobs, which have a limit of their own. `wasAssigned`: a builder was assigned to one of
 * the account's requests.
 */
export type StoredBytes = { bytes: number; wasAssigned: boolean };

/** Why the owner may not store that many more bytes; null when they may. */
export function overQuota(
  { purpose, bytes }: Pick<Attachment, "purpose" | "bytes">,
  stored: StoredBytes,
): QuotaFull | null {
  if (purpose === "job") return null;
  // a builder who uploads to an offer or a question has been invited
  const isKnown = purpose !== "brief" || stored.wasAssigned;
  const limit = isKnown ? attachmentLimits.ownerBytes : attachmentLimits.newOwnerBytes;
  return stored.bytes + bytes > limit ? { kind: "quota-full", limit, isKnown } : null;
}

/**
 * Why files can't be added or removed anymore; null while they can. A job's are added as long as its
 * request is open, a contest's always.
 */
export function whyNoFiles(
  found: QuoteCase,
  attempted: string,
  purpose?: AttachmentPurpose,
): RequestNotOpen | ResponseAlreadyAccepted | null {
  if (purpose === "contest") return null;
  const { status } = found.request;
  if (!isOpen(status)) return requestNotOpen(status, attempted);
  if (purpose === "job") return null;
  return isUndecided(found) ? null : { kind: "response-already-accepted", attempted };
}

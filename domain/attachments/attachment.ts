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
  /** Files of one brief. */
  brief: 20,
  /** Files of one builder's offer. */
  offer: 10,
  /** Files of one question. */
  question: 1,
  /** All files of one request together. */
  requestBytes: 150 * 1024 * 1024,
  /** All files that one account has uploaded, or one builder by links. */
  ownerBytes: 1024 * 1024 * 1024,
  /** The same for an exhibitor none of whose requests has gone to a builder. */
  newOwnerBytes: 100 * 1024 * 1024,
} as const;

/**
 * `brief`: of the exhibitor, for the builders. `offer`: of one builder, for the exhibitor. `question`: of the builder who asks,
 * for the exhibitor; no other builder reads it, also where all read the question.
 */
export const attachmentPurposes = ["brief", "offer", "question"] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];

export const attachmentKinds = ["rendering", "drawing", "photo", "document"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/**
 * Pictures are drawn again, so they need no scan. `not-scanned`: a PDF while no virus scanner is configured; it is delivered, and
 * readers see that. `queued` and `refused` ones are not delivered.
 */
export const scanStates = ["not-needed", "not-scanned", "queued", "clean", "refused"] as const;
export type ScanState = (typeof scanStates)[number];

/** A private file of a request. */
export type Attachment = {
  id: AttachmentId;
  quoteRequestId: QuoteRequestId;
  purpose: AttachmentPurpose;
  /** Null for a brief's. */
  builderId: BuilderId | null;
  /** Of a question's file; else null. */
  questionId: QuestionId | null;
  uploadedBy: UserId | null;
  kind: AttachmentKind;
  /** As text: the file is stored under the hash of its content. */
  name: string;
  mediaKey: MediaKey;
  bytes: number;
  /** SHA-256 of the file as it was uploaded, before pictures are drawn again; null for files from before it was stored. */
  uploadedHash: string | null;
  scan: ScanState;
  createdAt: Date;
};

/** Why the files that are there leave no room for another one; null when they do. */
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
  const total = present.reduce((sum, each) => sum + each.bytes, bytes);
  return total > attachmentLimits.requestBytes ? { kind: "attachments-full" } : null;
}

/** The account that uploaded a stored file, or the builder whose link did: the file counts for its quota. */
export type FileOwner = { userId: UserId } | { builderId: BuilderId };

/** The bytes that an owner has stored in all requests; `wasAssigned`: a builder was asked to quote for a request of the account. */
export type StoredBytes = { bytes: number; wasAssigned: boolean };

/** Why the owner may not store so many bytes more; null when they may. */
export function overQuota(
  { purpose, bytes }: Pick<Attachment, "purpose" | "bytes">,
  stored: StoredBytes,
): QuotaFull | null {
  // who uploads an offer or a question was asked to quote
  const isKnown = purpose !== "brief" || stored.wasAssigned;
  const limit = isKnown ? attachmentLimits.ownerBytes : attachmentLimits.newOwnerBytes;
  return stored.bytes + bytes > limit ? { kind: "quota-full", limit, isKnown } : null;
}

/** Why files can be neither added nor removed anymore; null while they can. */
export function whyNoFiles(
  found: QuoteCase,
  attempted: string,
): RequestNotOpen | ResponseAlreadyAccepted | null {
  const { status } = found.request;
  if (!isOpen(status)) return requestNotOpen(status, attempted);
  return isUndecided(found) ? null : { kind: "response-already-accepted", attempted };
}

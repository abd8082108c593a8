import type { MediaKey } from "../pictures/media.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { AttachmentId, BuilderId, QuoteRequestId, UserId } from "../shared/id.ts";

export const attachmentLimits = {
  bytes: 25 * 1024 * 1024,
  name: 150,
  /** Files of one brief. */
  brief: 20,
  /** Files of one builder's offer. */
  offer: 10,
  /** All files of one request together. */
  requestBytes: 150 * 1024 * 1024,
} as const;

/** `brief`: of the exhibitor, for the builders. `offer`: of one builder, for the exhibitor. */
export const attachmentPurposes = ["brief", "offer"] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];

export const attachmentKinds = ["rendering", "drawing", "photo", "document"] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];

/** A private file of a request. Pictures were drawn again, so they need no scan; a PDF is as it came. */
export type Attachment = {
  id: AttachmentId;
  quoteRequestId: QuoteRequestId;
  purpose: AttachmentPurpose;
  /** Null for a brief's. */
  builderId: BuilderId | null;
  uploadedBy: UserId | null;
  kind: AttachmentKind;
  /** As text: the file is stored under the hash of its content. */
  name: string;
  mediaKey: MediaKey;
  bytes: number;
  scan: "not-needed" | "not-scanned";
  createdAt: Date;
};

/** Whether files can still be added and removed: until a quote is accepted or the request ends. */
export function takesFiles({ request, responses }: QuoteCase): boolean {
  return isOpen(request.status) && !responses.some(({ status }) => status === "accepted");
}

import type { MediaKey } from "../pictures/media.ts";
import { now, pendingRequest } from "../quotes/examples.ts";
import type { AttachmentId } from "../shared/id.ts";
import type { Attachment } from "./attachment.ts";

/** Storage callbacks for tests: bytes don't matter and no file is refused. */
export const roomForAll = {
  store: async () => {},
  isStored: async () => true,
  dispose: async () => {},
  refusalFor: () => null,
};

/** The example request's file with this number; of its brief, unless `facts` say otherwise. */
export function attachmentOf(number: number, facts: Partial<Attachment> = {}): Attachment {
  return {
    id: `0190f600-0000-7000-8000-${String(number).padStart(12, "0")}` as AttachmentId,
    quoteRequestId: pendingRequest.id,
    purpose: "brief",
    builderId: null,
    questionId: null,
    uploadedBy: pendingRequest.userId,
    kind: "document",
    name: `plan ${number}.pdf`,
    mediaKey: `${String(number).padStart(32, "0")}.pdf` as MediaKey,
    bytes: 1000 + number,
    uploadedHash: "ab".repeat(32),
    scan: "not-scanned",
    createdAt: new Date(now.getTime() + number * 1000),
    ...facts,
  };
}

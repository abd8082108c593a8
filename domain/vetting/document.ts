import type { ScanState } from "../attachments/attachment.ts";
import type { MediaKey } from "../pictures/media.ts";
import type { CheckKind } from "../shared/check-kinds.ts";
import type { BuilderId, CheckId, DocumentId, UserId } from "../shared/id.ts";

/** A private file that proves something about a builder; only its builder and admins read it. */
export type VettingDocument = {
  id: DocumentId;
  builderId: BuilderId;
  kind: CheckKind;
  /** Null until it is sent with a check. */
  checkId: CheckId | null;
  uploadedBy: UserId | null;
  /** File name for display. */
  name: string;
  mediaKey: MediaKey;
  bytes: number;
  scan: ScanState;
  createdAt: Date;
};

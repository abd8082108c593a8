/** The file is missing, or the caller may not read it. */
export type AttachmentNotFound = { kind: "attachment-not-found" };
export type AttachmentTooLarge = { kind: "attachment-too-large" };
/** The content is neither a picture nor a PDF. */
export type AttachmentUnknown = { kind: "attachment-unknown" };
export type TooManyAttachments = { kind: "too-many-attachments"; limit: number };
/** The files of the request, or of its job, together have reached the limit in bytes. */
export type AttachmentsFull = { kind: "attachments-full"; limit: number };
/**
 * The account's files, or the builder's uploaded by links, have reached the limit in bytes.
 * `isKnown`: false for an exhibitor whose requests haven't been assigned yet.
 */
export type QuotaFull = { kind: "quota-full"; limit: number; isKnown: boolean };
/** The file awaits the virus scan. */
export type AttachmentBeingScanned = { kind: "attachment-being-scanned" };
/** The virus scanner refused it. */
export type AttachmentInfected = { kind: "attachment-infected" };

export type AttachmentRefusal =
  | AttachmentNotFound
  | AttachmentTooLarge
  | AttachmentUnknown
  | TooManyAttachments
  | AttachmentsFull
  | QuotaFull
  | AttachmentBeingScanned
  | AttachmentInfected;

/** Missing, or not the caller's to see. */
export type AttachmentNotFound = { kind: "attachment-not-found" };
export type AttachmentTooLarge = { kind: "attachment-too-large" };
/** The content is neither a picture nor a PDF. */
export type AttachmentUnknown = { kind: "attachment-unknown" };
export type TooManyAttachments = { kind: "too-many-attachments"; limit: number };
/** All files of the request together. */
export type AttachmentsFull = { kind: "attachments-full" };
/** All files of the account, or of the builder by links; `isKnown` is false for an exhibitor before a first request was assigned. */
export type QuotaFull = { kind: "quota-full"; limit: number; isKnown: boolean };
/** It waits for the virus scanner. */
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

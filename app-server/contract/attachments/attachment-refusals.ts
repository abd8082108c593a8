import { attachmentLimits } from "../../../domain/attachments/attachment.ts";
import type { AttachmentRefusal } from "../../../domain/attachments/refusals.ts";
import type { RefusalRows } from "../refusal-rows.ts";

const megabytes = (bytes: number) => {
  const count = bytes / 1024 / 1024;
  return count < 1024 ? `${count} MB` : `${count / 1024} GB`;
};

const attachmentTooLargeWords = `The file is larger than ${megabytes(attachmentLimits.bytes)}`;

export const attachmentRefusals: RefusalRows<AttachmentRefusal> = {
  "attachment-not-found": { status: 404, words: "File not found" },
  "attachment-too-large": { status: 413, words: attachmentTooLargeWords },
  "attachment-unknown": {
    status: 415,
    words: "This file isn't a picture (PNG, JPEG, WebP, AVIF) or a PDF",
  },
  "attachment-being-scanned": {
    status: 409,
    words: "This file is being scanned for viruses. Please try again in a few minutes",
  },
  "attachment-infected": { status: 409, words: "The virus scanner refused this file" },
  "too-many-attachments": {
    status: 409,
    words: ({ limit }) => `No more than ${limit} files fit here. Remove one first`,
  },
  "attachments-full": {
    status: 413,
    words: ({ limit }) => `The files here may have ${megabytes(limit)} together`,
  },
  "quota-full": {
    status: 413,
    words: ({ limit, isKnown }) =>
      isKnown
        ? `Your files may have ${megabytes(limit)} in all requests together. Remove some first`
        : `Your files may have ${megabytes(limit)} together until builders were asked to quote. Remove some first`,
  },
};

import * as z from "zod";
import {
  type Attachment,
  attachmentKinds,
  attachmentLimits,
  attachmentPurposes,
  scanStates,
} from "../../../domain/attachments/attachment.ts";
import { isPicture } from "../../../domain/attachments/file-name.ts";
import type { ListedFiles } from "../../../domain/attachments/list-attachments.ts";
import type { Call, CallRows } from "../call.ts";
import { messageBody } from "../message.ts";

const tag = "Files";
const callers = "members";

/** Path for uploads, whose body is a file and larger than any form. */
export const attachmentsPath = "/api/attachments";

/** The record that an uploaded file belongs to. */
export const uploadQuery = z.object({
  request: z.string("Request is required"),
  purpose: z.enum(
    attachmentPurposes,
    "Purpose must be one of brief, offer, question, job, contest",
  ),
  question: z
    .string()
    .optional()
    .meta({ description: "The id of your open question, where the purpose is `question`" }),
  kind: z.enum(attachmentKinds, "Kind must be one of the list").optional(),
});

/**
 * A private file of a request; `offer` and `question` files name their builder. `scan` is the state
 * of the virus scan: `queued` and `refused` files are not delivered.
 */
export const attachmentBody = z.object({
  id: z.string(),
  purpose: z.enum(attachmentPurposes),
  builderId: z.string().nullable(),
  questionId: z.string().nullable(),
  kind: z.enum(attachmentKinds),
  name: z.string(),
  bytes: z.int(),
  picture: z.boolean(),
  scan: z.enum(scanStates),
  createdAt: z.string(),
});
export type AttachmentBody = z.infer<typeof attachmentBody>;

const listedFileBody = attachmentBody.extend({
  builderName: z.string().nullable(),
  mayRemove: z.boolean(),
  mayStamp: z.boolean(),
});

export type ListedFileBody = z.infer<typeof listedFileBody>;

/** The files that the caller may read, and where they may add one. */
const attachmentsBody = z.object({
  files: z.array(listedFileBody),
  mayAdd: z.enum(["brief", "offer"]).nullable(),
});
export type AttachmentsBody = z.infer<typeof attachmentsBody>;

export const attachmentCalls = {
  "GET /api/quote-requests/:id/attachments": {
    tag,
    summary: "List the files of a request: the brief's, and those of the quotes that you may read",
    callers,
    answer: attachmentsBody,
    problems: [404],
  },
  "DELETE /api/attachments/:id": {
    tag,
    summary: "Remove a file of your own, until a quote is accepted",
    callers: "members-and-links",
    answer: messageBody,
    problems: [404, 409, 429],
  },
} satisfies CallRows;

/** Calls to upload and to download a file. */
export const attachmentFileCalls: Call[] = [
  {
    method: "post",
    path: attachmentsPath,
    tag,
    summary: `Add a file (PNG, JPEG, WebP, AVIF or PDF, up to ${attachmentLimits.bytes / 1024 / 1024} MB) to your request's brief, your offer, your question or your job`,
    query: uploadQuery,
    bodyType: "multipart/form-data",
    body: z.object({ file: z.file() }),
    answer: { status: 201, body: attachmentBody },
    takesLink: true,
    problems: [401, 404, 409, 429],
  },
  {
    method: "get",
    path: "/api/attachments/{id}",
    tag,
    summary: "Download a file",
    answer: { status: 200, body: z.string(), mediaType: "application/octet-stream" },
    problems: [401, 404, 409],
  },
  {
    method: "get",
    path: "/api/attachments/{id}/preview",
    tag,
    summary: "A small copy of a picture, as WebP",
    answer: { status: 200, body: z.string(), mediaType: "image/webp" },
    problems: [401, 404, 409],
  },
  {
    method: "get",
    path: "/api/attachments/{id}/stamp",
    tag,
    summary: "Download when you added a file of your offer, and the hash of its content",
    answer: { status: 200, body: z.string(), mediaType: "text/plain" },
    problems: [401, 404],
  },
  {
    method: "post",
    path: "/api/respond/{token}/attachments",
    tag,
    summary: "Add a file to your offer by the link in an invitation",
    deprecated: true,
    query: uploadQuery.pick({ kind: true }),
    bodyType: "multipart/form-data",
    body: z.object({ file: z.file() }),
    answer: { status: 201, body: attachmentBody },
    problems: [404, 409, 429],
  },
];

/** A file without its storage keys: bytes are read by its id only. */
export function toAttachmentBody(file: Attachment): AttachmentBody {
  const { id, purpose, builderId, questionId, kind, name, bytes, mediaKey, scan, createdAt } = file;
  return {
    id,
    purpose,
    builderId,
    questionId,
    kind,
    name,
    bytes,
    picture: isPicture(mediaKey),
    scan,
    createdAt: createdAt.toISOString(),
  };
}

export function toAttachmentsBody({ files, mayAdd }: ListedFiles): AttachmentsBody {
  return {
    files: files.map(({ file, builderName, mayRemove, mayStamp }) => ({
      ...toAttachmentBody(file),
      builderName,
      mayRemove,
      mayStamp,
    })),
    mayAdd,
  };
}

import * as z from "zod";
import {
  type Approval,
  approvalEventsOf,
  approvalKinds,
  approvalLimits,
  approvalStates,
} from "../../../domain/jobs/approval.ts";
import { type JobSide, jobSides } from "../../../domain/jobs/job.ts";
import { messageLimits, messageSides } from "../../../domain/jobs/job-message.ts";
import type { JobRead } from "../../../domain/jobs/view-job.ts";
import type { ListedMessages } from "../../../domain/jobs/write-message.ts";
import type { AttachmentId } from "../../../domain/shared/id.ts";
import { idText, optionalProse, requiredProse, requiredText } from "../fields/text.ts";

const fileIds = (limit: number) =>
  z
    .array(idText, "Files must be a list")
    .max(limit, `Files must be ${limit} or fewer`)
    .default([])
    .transform((ids) => ids as AttachmentId[])
    .meta({ description: "Ids of files that were added with purpose `job`" });

/** Files to approve. With the title of an open one of yours it is its next round. */
export const approvalForm = z.object({
  kind: z.enum(approvalKinds, "Kind must be one of the list"),
  title: requiredText("Title", approvalLimits.title),
  note: optionalProse("Note", approvalLimits.note),
  files: fileIds(approvalLimits.files).refine((ids) => ids.length > 0, "Add at least one file"),
  due: z.iso
    .date("Answer by must be a day such as 2027-03-04")
    .nullish()
    .transform((day) => day ?? null),
});

export const approveForm = z.object({ note: optionalProse("Note", approvalLimits.note) });
export const wantChangesForm = z.object({ note: requiredProse("Note", approvalLimits.note) });

/** An approval. `may`: what the reader may decide now. */
export const approvalBody = z.object({
  id: z.string(),
  kind: z.enum(approvalKinds),
  title: z.string(),
  note: z.string().nullable(),
  round: z.int(),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hash: z.string().nullable().meta({ description: "SHA-256 of the upload" }),
    }),
  ),
  due: z.string().nullable(),
  state: z.enum(approvalStates),
  side: z.enum(jobSides),
  asked: z.object({ at: z.string(), name: z.string().nullable() }),
  decided: z
    .object({ at: z.string(), name: z.string().nullable(), note: z.string().nullable() })
    .nullable(),
  may: z.array(z.enum(["approve", "want-changes", "withdraw"])),
});
export type ApprovalBody = z.infer<typeof approvalBody>;

/** The approval for a reader of this side; null for one who decides nothing now. */
export function toApprovalBody(
  approval: Approval,
  names: JobRead["names"],
  side: JobSide | null,
): ApprovalBody {
  const { jobId: _, askedBy, askedAt, decidedBy, decidedAt, decidedNote, ...facts } = approval;
  const nameOf = (id: string | null) => names.get(id ?? "") ?? null;
  return {
    ...facts,
    asked: { at: askedAt.toISOString(), name: nameOf(askedBy) },
    decided: decidedAt && {
      at: decidedAt.toISOString(),
      name: nameOf(decidedBy),
      note: decidedNote,
    },
    may: side
      ? approvalEventsOf(approval, side).flatMap((event) => (event === "supersede" ? [] : event))
      : [],
  };
}

export const messageForm = z.object({
  text: requiredProse("Message", messageLimits.text),
  files: fileIds(messageLimits.files),
});

export const messagesQuery = z.object({ after: idText.optional() });

/** Messages, latest first. `us`: this site's admins. */
export const jobMessagesBody = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      side: z.enum(messageSides),
      name: z.string().nullable(),
      text: z.string(),
      files: z.array(z.object({ id: z.string(), name: z.string() })),
      at: z.string(),
    }),
  ),
  next: z.string().nullable(),
});
export type JobMessagesBody = z.infer<typeof jobMessagesBody>;

export function toJobMessagesBody({ messages, next, names }: ListedMessages): JobMessagesBody {
  return {
    messages: messages.map(({ id, side, by, text, files, at }) => ({
      id,
      side,
      name: names.get(by ?? "") ?? null,
      text,
      files,
      at: at.toISOString(),
    })),
    next,
  };
}

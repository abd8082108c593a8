import type { AttachmentId, JobMessageId, QuoteResponseId, UserId } from "../shared/id.ts";
import { jobSides } from "./job.ts";

export const messageLimits = { ofJob: 2000, text: 4000, files: 5, page: 50 } as const;

/** The author: a side, or this site's admins. */
export const messageSides = [...jobSides, "us"] as const;
export type MessageSide = (typeof messageSides)[number];

/** A message between the sides of a job, in which nothing is masked. */
export type JobMessage = {
  id: JobMessageId;
  jobId: QuoteResponseId;
  side: MessageSide;
  by: UserId | null;
  text: string;
  files: { id: AttachmentId; name: string }[];
  at: Date;
  /** When the other side was emailed about it. */
  emailedAt: Date | null;
};

import type { Principal } from "../accounts/principal.ts";
import type { AttachmentRepository } from "../attachments/ports.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { AttachmentId, Ids, JobMessageId, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { namesBankDetails } from "./bank-details.ts";
import { findAccepted } from "./find-job.ts";
import { findShownFiles } from "./find-shown-files.ts";
import { type JobMessage, messageLimits } from "./job-message.ts";
import type { JobRepository } from "./ports.ts";
import type { BankDetailsInText, FilesUnknown, NoJob, TooManyMessages } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  jobs: JobRepository;
  attachments: AttachmentRepository;
  ids: Ids;
  clock: Clock;
};
type WriteMessage = {
  jobId: QuoteResponseId;
  text: string;
  files: AttachmentId[];
  by: Principal;
};
type Refused = NoJob;

/**
 * Either side, or an admin as this site, writes a message. The others are emailed about those of
 * ten minutes together.
 */
export function writeMessage({ quotes, jobs, attachments, ids, clock }: Needs) {
  return async ({
    jobId,
    text,
    files,
    by,
  }: WriteMessage): Promise<
    Result<JobMessage, Refused | BankDetailsInText | FilesUnknown | TooManyMessages>
  > => {
    const accepted = await findAccepted(quotes, jobId, by);
    if (!accepted.ok) return accepted;
    const { found, side, actor } = accepted.value;
    if (namesBankDetails(text)) return refuse({ kind: "bank-details", field: "text" });
    const shown = await findShownFiles(attachments, found.request.id, files);
    if (!shown.ok) return shown;
    const message: JobMessage = {
      id: ids.next<"job-message">(),
      jobId,
      side: side ?? "us",
      by: actor.user.id,
      text,
      files: shown.value.map(({ id, name }) => ({ id, name })),
      at: clock.now(),
      emailedAt: null,
    };
    const detail = { id: message.id, jobId, side: message.side };
    const audit = { actorId: actor.user.id, action: "job.message-written", detail };
    const limit = messageLimits.ofJob;
    const outcome = await jobs.addMessage(message, found.request.id, { limit, audit });
    if (outcome === "no-job") return refuse({ kind: "job-not-begun" });
    return outcome === "full" ? refuse({ kind: "too-many-messages", limit }) : ok(message);
  };
}

type ListMessages = { jobId: QuoteResponseId; before: JobMessageId | null; by: Principal };
export type ListedMessages = {
  messages: JobMessage[];
  /** Where the next page begins; null: these are the first ones. */
  next: JobMessageId | null;
  names: ReadonlyMap<string, string>;
};

/** The messages of a job for its sides and admins, latest first, a page at a time. */
export function listMessages({ quotes, jobs }: Pick<Needs, "quotes" | "jobs">) {
  return async ({ jobId, before, by }: ListMessages): Promise<Result<ListedMessages, Refused>> => {
    const accepted = await findAccepted(quotes, jobId, by);
    if (!accepted.ok) return accepted;
    const { page } = messageLimits;
    const listed = await jobs.listMessages(jobId, before, page + 1);
    const messages = listed.slice(0, page);
    const writers = messages.flatMap((each) => (each.side === "us" ? [] : (each.by ?? [])));
    const names = await jobs.namesOf([...new Set(writers)]);
    const next = listed.length > page ? (messages.at(-1)?.id ?? null) : null;
    return ok({ messages, next, names });
  };
}

import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { CannotUpload } from "../attachments/find-upload-target.ts";
import {
  type UploadNeeds,
  uploadAttachment,
  type WrongFile,
} from "../attachments/upload-attachment.ts";
import type { AttachmentId, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { dayText } from "../shared/time/day-text.ts";
import type { VettingDocuments, VettingRepository } from "../vetting/ports.ts";
import { findOwnJob } from "./find-job.ts";
import { type JobMessage, messageLimits } from "./job-message.ts";
import type {
  BankDetailsInText,
  CertificateMissing,
  FilesUnknown,
  JobNotBegun,
  JobNotFound,
  JobNotOpen,
  TooManyMessages,
} from "./refusals.ts";
import { writeMessage } from "./write-message.ts";

type Needs = UploadNeeds &
  Parameters<typeof writeMessage>[0] & {
    vetting: Pick<VettingRepository, "listIn">;
    vettingDocuments: Pick<VettingDocuments, "list">;
  };
type ShareCertificate = { jobId: QuoteResponseId; by: Principal };
type CannotShare =
  | NotSignedIn
  | JobNotFound
  | JobNotBegun
  | JobNotOpen
  | CertificateMissing
  | CannotUpload
  | WrongFile
  | BankDetailsInText
  | FilesUnknown
  | TooManyMessages;

/**
 * The builder of a job consents that its exhibitor gets their certificate of insurance: its
 * documents become files of the job, with a message. A second consent changes nothing.
 */
export function shareCertificate(ports: Needs) {
  const { vetting, vettingDocuments, files } = ports;
  const [upload, write] = [uploadAttachment(ports), writeMessage(ports)];
  return async ({ jobId, by }: ShareCertificate): Promise<Result<JobMessage, CannotShare>> => {
    const own = await findOwnJob(ports, jobId, { by, attempted: "share the certificate" });
    if (!own.ok) return own;
    const { side, quote, found } = own.value;
    if (side !== "builder") return refuse({ kind: "job-not-found" });
    const { builderId } = quote;
    const [check] = await vetting.listIn({ builderId, kind: "insurance" }, ["valid"]);
    if (!check) return refuse({ kind: "certificate-missing" });
    const until = dayText(new Date(check.validUntil ?? ""));
    const text = `Our certificate of insurance, valid until ${until}.`;
    const messages = await ports.jobs.listMessages(jobId, null, messageLimits.page);
    const told = messages.find((each) => each.side === "builder" && each.text === text);
    if (told) return ok(told);
    const documents = await vettingDocuments.list(builderId, [check.id]);
    const shared: AttachmentId[] = [];
    for (const { checkId, name, mediaKey, scan } of documents) {
      const isOfCheck = checkId === check.id && scan !== "queued" && scan !== "refused";
      const media = isOfCheck && shared.length < messageLimits.files && (await files.get(mediaKey));
      if (!media) continue;
      const { bytes } = media;
      const target = { requestId: found.request.id, purpose: "job", questionId: null } as const;
      const added = await upload({ ...target, name, bytes, kind: "document", by });
      if (!added.ok) return added;
      shared.push(added.value.id);
    }
    if (shared.length === 0) return refuse({ kind: "certificate-missing" });
    return write({ jobId, text, files: shared, by });
  };
}

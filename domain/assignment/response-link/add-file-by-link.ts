import type { Attachment, AttachmentKind } from "../../attachments/attachment.ts";
import type { CannotUpload } from "../../attachments/find-upload-target.ts";
import {
  checkUpload,
  type UploadNeeds,
  uploadAttachment,
  type WrongFile,
} from "../../attachments/upload-attachment.ts";
import type { BuilderProfileRepository } from "../../builder-profiles/ports.ts";
import type { ResponseLinkInvalid } from "../../quotes/refusals.ts";
import type { ResponseLink } from "../../quotes/response-link.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import { holdResponseLink } from "./hold-response-link.ts";

type Needs = UploadNeeds & { builders: BuilderProfileRepository };
type AddFile = {
  link: ResponseLink | null;
  /** Null: only checks whether a file may be added, before one is read. */
  file: { name: string; bytes: Uint8Array; kind: AttachmentKind | null } | null;
};

/**
 * A builder adds a file to their offer by the link in their email, without signing in. Same rules
 * as on the dashboard.
 */
export function addFileByLink(ports: Needs) {
  const check = checkUpload(ports);
  const upload = uploadAttachment(ports);
  return async ({
    link,
    file,
  }: AddFile): Promise<
    Result<Attachment | null, ResponseLinkInvalid | CannotUpload | WrongFile>
  > => {
    const held = await holdResponseLink(ports, link, ports.clock.now());
    if (!held.ok) return held;
    const by = held.value.holder;
    const target = {
      requestId: by.link.requestId,
      purpose: "offer" as const,
      questionId: null,
      by,
    };
    const done = file ? await upload({ ...target, ...file }) : await check(target);
    if (done.ok) return ok(done.value);
    const isMissing = done.refusal.kind === "quote-request-not-found";
    return isMissing ? refuse({ kind: "response-link-invalid" }) : done;
  };
}

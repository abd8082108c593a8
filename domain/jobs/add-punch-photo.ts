import type { Attachment } from "../attachments/attachment.ts";
import { pdfHeadAt } from "../attachments/pdf-head.ts";
import type { AttachmentUnknown, TooManyAttachments } from "../attachments/refusals.ts";
import { type UploadNeeds, uploadAttachment } from "../attachments/upload-attachment.ts";
import type { SiteHolder } from "../quotes/site-link.ts";
import type { PunchId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import type { FloorCaller, NoFloor } from "./find-floor.ts";
import { findPunch } from "./note-punch.ts";
import { punchLimits } from "./punch-item.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { PunchNotOpen } from "./refusals.ts";

type Needs = ChangeNeeds & UploadNeeds;
type Target = { punchId: PunchId; by: FloorCaller };
type Photo = Target & { name: string; bytes: Uint8Array };
type Refused = NoFloor | PunchNotOpen | TooManyAttachments;

const attempted = "add a photo";

/** The item that a photo may be added to. Checked before the photo is read. */
export function findPhotoTarget(ports: ChangeNeeds) {
  return async ({ punchId, by }: Target) => {
    const found = await findPunch(ports, punchId, { by, attempted });
    if (!found.ok) return found;
    const { item, side } = found.value;
    if (item.state === "accepted") {
      return refuse({ kind: "punch-state" as const, state: item.state, attempted });
    }
    const limit = punchLimits.photos;
    return item.photos.filter((photo) => photo.side === side).length < limit
      ? ok(found.value)
      : refuse({ kind: "too-many-attachments" as const, limit });
  };
}

/** Either side or the crew adds a photo to a punch item. The same photo sent again is there once. */
export function addPunchPhoto(ports: Needs) {
  const { jobs, hashOf } = ports;
  const upload = uploadAttachment(ports);
  const find = findPhotoTarget(ports);
  return async ({
    punchId,
    by,
    name,
    bytes,
  }: Photo): Promise<
    | Result<null, Refused | AttachmentUnknown>
    | Extract<Awaited<ReturnType<typeof upload>>, { ok: false }>
  > => {
    const target = await find({ punchId, by });
    if (!target.ok) return target;
    const { item, quote, found } = target.value;
    const hash = hashOf(bytes);
    if (item.photos.some((photo) => photo.hash === hash)) return ok(null);
    if (pdfHeadAt(bytes) !== null) return refuse({ kind: "attachment-unknown" });
    const holder: SiteHolder = {
      kind: "site-holder",
      jobId: quote.id,
      builderId: quote.builderId,
    };
    const stored = await upload({
      requestId: found.request.id,
      purpose: "job",
      questionId: null,
      by: by.kind === "site-link" ? holder : by,
      name,
      bytes,
      kind: "photo",
    });
    return stored.ok ? link(stored.value) : stored;

    function link(file: Attachment): Promise<Result<null, Refused>> {
      return retryStale(async () => {
        const again = await find({ punchId, by });
        if (!again.ok) return again;
        const { item, priced, side, actorId } = again.value;
        const photo = { id: file.id, name: file.name, hash, side };
        const isThere = item.photos.some((each) => each.hash === hash);
        const photos = isThere ? item.photos : [...item.photos, photo];
        const detail = { id: punchId, jobId: item.jobId, side, attachmentId: file.id };
        const audit = { actorId, action: "job.punch-photo", detail };
        await jobs.save({ job: priced.job, punch: [{ ...item, photos }], messages: [], audit });
        return ok(null);
      });
    }
  };
}

import type { Principal } from "../accounts/principal.ts";
import { isPicture } from "../attachments/file-name.ts";
import type { AttachmentRepository } from "../attachments/ports.ts";
import type { AttachmentNotFound, TooManyAttachments } from "../attachments/refusals.ts";
import type { MediaStore } from "../pictures/ports.ts";
import { storePicture } from "../pictures/store-picture.ts";
import { imageOfProject } from "../portfolio/image-of-project.ts";
import type { PortfolioProject } from "../portfolio/portfolio-project.ts";
import { projectFields, sourcedProjectFields } from "../portfolio/project-fields.ts";
import { boothSizeText } from "../quotes/booth-size-text.ts";
import { boothFeatures, exhibitTypes, labelOf } from "../quotes/options.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import { emptyFieldsOf } from "../shared/fields.ts";
import type { AttachmentId, BuilderId, ProjectId, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { type AsBuilt, asBuiltLimits } from "./as-built.ts";
import { findOwnJob } from "./find-job.ts";
import type { JobState } from "./job-state.ts";
import type { ChangeNeeds } from "./raise-change.ts";
import type { FilesUnknown, NoOwnJob, NoPhotoAllowed, OtherSideDecides } from "./refusals.ts";

const isNotEnded = (state: JobState) => state !== "ended";

type ShowAsBuilt = {
  jobId: QuoteResponseId;
  fileId: AttachmentId;
  /** The builder's caption; null: none. The first caption of a file adds it as a photo. */
  caption?: string | null | undefined;
  /** From the exhibitor: whether it may be shown in the portfolio. */
  allowed?: boolean | undefined;
  by: Principal;
};
type Refused = NoOwnJob | OtherSideDecides | TooManyAttachments | FilesUnknown | AttachmentNotFound;

/**
 * The builder adds a photo of the built booth from the files of the job, or words it; the exhibitor
 * allows it in the portfolio, or takes that back, which removes it from the builder's projects. A
 * repeat changes nothing.
 */
export function showAsBuilt(ports: ChangeNeeds & { attachments: AttachmentRepository }) {
  const { jobs, attachments, clock } = ports;
  return (given: ShowAsBuilt): Promise<Result<null, Refused>> =>
    retryStale(async () => {
      const { jobId, fileId, caption, allowed, by } = given;
      const attempted = allowed === undefined ? "add a photo" : "say where the photo is shown";
      // a yes can always be taken back
      const during = allowed === false ? () => true : isNotEnded;
      const own = await findOwnJob(ports, jobId, { by, attempted, during });
      if (!own.ok) return own;
      const { side, actor, priced, found } = own.value;
      const isOthers = side === "builder" ? allowed !== undefined : caption !== undefined;
      if (isOthers) return refuse({ kind: "other-side-decides", attempted });
      const { job } = priced;
      const before = job.asBuilt.find(({ id }) => id === fileId);
      const changed = side === "builder" ? await worded() : judged();
      if (!changed.ok) return changed;
      const photo = changed.value;
      if (JSON.stringify(photo) === JSON.stringify(before)) return ok(null);
      const asBuilt = before
        ? job.asBuilt.map((each) => (each.id === fileId ? photo : each))
        : [...job.asBuilt, photo];
      const detail = { jobId, attachmentId: fileId, allowed: photo.allowedAt !== null };
      const audit = { actorId: actor.user.id, action: "job.as-built", detail };
      const isWithdrawn = before?.picture && !photo.picture;
      await jobs.save({
        job: { ...job, asBuilt },
        ...(isWithdrawn && { withdrawn: [before.picture as string] }),
        messages: [],
        audit,
      });
      return ok(null);

      async function worded(): Promise<Result<AsBuilt, Refused>> {
        if (before) return ok({ ...before, caption: caption ?? null });
        const limit = asBuiltLimits.photos;
        if (job.asBuilt.length >= limit) return refuse({ kind: "too-many-attachments", limit });
        const file = (await attachments.list(found.request.id)).find(({ id }) => id === fileId);
        if (file?.purpose !== "job" || !isPicture(file.mediaKey)) {
          return refuse({ kind: "files-unknown" });
        }
        const { id, name } = file;
        const unanswered = { allowedAt: null, allowedBy: null, picture: null };
        return ok({ id, name, caption: caption ?? null, ...unanswered });
      }

      function judged(): Result<AsBuilt, Refused> {
        if (!before) return refuse({ kind: "attachment-not-found" });
        if (allowed === (before.allowedAt !== null) || allowed === undefined) return ok(before);
        if (!allowed) return ok({ ...before, allowedAt: null, allowedBy: null, picture: null });
        const allowedAt = clock.now().toISOString();
        return ok({ ...before, allowedAt, allowedBy: actor.user.id });
      }
    });
}

type MakeNeeds = ChangeNeeds &
  Parameters<typeof storePicture>[0] & {
    attachments: AttachmentRepository;
    /** The private store. */
    files: MediaStore;
  };
type MakeProject = { jobId: QuoteResponseId; by: Principal };

/**
 * The builder makes a draft of a project from the job, with the photos that the exhibitor allowed;
 * once there is one, those that were allowed since join it.
 */
export function makeProject(ports: MakeNeeds) {
  const { jobs, attachments, files, ids, clock } = ports;
  const store = storePicture(ports);
  return ({
    jobId,
    by,
  }: MakeProject): Promise<Result<ProjectId, NoOwnJob | OtherSideDecides | NoPhotoAllowed>> =>
    retryStale(async () => {
      const attempted = "make a project of the job";
      const own = await findOwnJob(ports, jobId, { by, attempted, during: isNotEnded });
      if (!own.ok) return own;
      const { side, actor, priced, found, quote } = own.value;
      if (side !== "builder") return refuse({ kind: "other-side-decides", attempted });
      const { job } = priced;
      const asBuilt = await Promise.all(job.asBuilt.map(copied));
      const pictures = asBuilt.flatMap(({ picture }) => picture ?? []);
      if (pictures.length === 0) return refuse({ kind: "no-photo-allowed" });
      const projectId = job.projectId ?? ids.next<"portfolio-project">();
      const { builderId } = quote;
      const about = { id: projectId, builderId, pictures, at: clock.now() };
      const audit = {
        actorId: actor.user.id,
        action: "job.project",
        detail: { jobId, projectId, pictures: pictures.length },
      };
      const project = draftOf(found.request, about);
      await jobs.save({ job: { ...job, asBuilt, projectId }, project, messages: [], audit });
      return ok(projectId);

      async function copied(photo: AsBuilt): Promise<AsBuilt> {
        if (!photo.allowedAt || photo.picture) return photo;
        const file = await attachments.find(photo.id);
        const media = file && (await files.get(file.mediaKey));
        const stored = media && (await store(media.bytes, actor.user.id));
        return stored?.ok ? { ...photo, picture: stored.value.url } : photo;
      }
    });
}

type About = { id: ProjectId; builderId: BuilderId; pictures: string[]; at: Date };

/** A hidden project with what is known of the booth: no amount, and not the exhibitor's name. */
function draftOf(request: QuoteRequest, { id, builderId, pictures, at }: About): PortfolioProject {
  const { tradeShowName, boothSize, industry, eventDay, features } = request;
  const kind = labelOf(exhibitTypes, industry);
  const size = boothSizeText(boothSize);
  const { title, eventName, projectType } = projectFields;
  const [mainImage = null, ...projectImages] = pictures;
  const project = {
    ...emptyFieldsOf(projectFields),
    ...emptyFieldsOf(sourcedProjectFields),
    id,
    builderId,
    title: `${kind}, ${size}, ${tradeShowName}`.slice(0, title.max),
    eventName: tradeShowName.slice(0, eventName.max),
    size: size.slice(0, projectFields.size.max),
    projectType: `${kind} Booth`.slice(0, projectType.max),
    industry: "Other",
    year: eventDay?.slice(0, 4) ?? null,
    features: features.map((value) => labelOf(boothFeatures, value)),
    mainImage,
    projectImages,
    builtPictures: pictures,
    confirmedPictures: pictures,
    public: false,
    reviewState: "pending-review" as const,
    isSample: false,
    createdAt: at,
    updatedAt: at,
  };
  return { ...project, imageUrl: imageOfProject(project) };
}

import { isPicture } from "../attachments/file-name.ts";
import type { AttachmentRepository } from "../attachments/ports.ts";
import { previewPixels } from "../attachments/read-attachment.ts";
import type { AttachmentNotFound } from "../attachments/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { ImageProcessor, MediaStore } from "../pictures/ports.ts";
import { maskContacts } from "../quotes/mask-contacts.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { QuoteRequest } from "../quotes/quote-request.ts";
import type { SiteLink } from "../quotes/site-link.ts";
import type { AttachmentId, QuoteResponseId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import type { Approval, ShownFile } from "./approval.ts";
import { type FloorCaller, findByLink } from "./find-floor.ts";
import { findAccepted } from "./find-job.ts";
import { daysUntil, type Job, type JobSide } from "./job.ts";
import { isUnderWay, nextJobState } from "./job-state.ts";
import type { JobRepository } from "./ports.ts";
import { type PunchEvent, type PunchItem, punchEventsOf, punchLimits } from "./punch-item.ts";
import type { NoJob, SiteLinkInvalid } from "./refusals.ts";

type Needs = {
  quotes: QuoteRequestRepository;
  jobs: JobRepository;
  builders: BuilderProfileRepository;
  clock: Clock;
};

/** A punch item with what its reader may do. */
type ListedPunch = { item: PunchItem; events: PunchEvent[]; mayAddPhoto: boolean };

/** The floor of a job as its reader sees it. */
export type SiteRead = {
  job: Job;
  request: QuoteRequest;
  builderName: string | null;
  /** Null for an admin. */
  who: JobSide | "crew" | null;
  opensInDays: number | null;
  timeZone: string;
  /** Files of the latest approved round of each drawing. */
  drawings: { title: string; files: ShownFile[] }[];
  punch: ListedPunch[];
  may: { note: boolean; stands: boolean; signOff: boolean; link: boolean };
};

/** A side, an admin, or the crew by its link reads the floor of a job. */
export function viewSite(ports: Needs) {
  const { quotes, jobs, builders, clock } = ports;
  return async ({
    jobId,
    by,
  }: {
    jobId: QuoteResponseId;
    by: FloorCaller;
  }): Promise<Result<SiteRead, NoJob | SiteLinkInvalid>> => {
    const reader = by.kind === "site-link" ? await byLink(by) : await bySession(by);
    if (!reader.ok) return reader;
    const { found, quote, stored, who } = reader.value;
    const { job } = stored;
    const { request } = found;
    const { timeZone } = stored;
    const [builder] = await builders.findMany([quote.builderId]);
    const isOpen = who !== null && isUnderWay(job.state);
    const side = who === "crew" ? "builder" : who;
    const isUndelivered = nextJobState(job.state, "delivered") !== null;
    // the crew gets no contact data
    const shown = (text: string) =>
      who === "crew" ? maskContacts(text, [request.email, request.phone]) : text;
    return ok({
      job,
      request: {
        ...request,
        tradeShowName: shown(request.tradeShowName),
        venue: shown(request.venue),
        company: shown(request.company),
      },
      builderName: builder?.name ?? null,
      who,
      opensInDays: daysUntil(request.eventDay, dayThere(timeZone, clock.now())),
      timeZone,
      drawings: latestDrawings(stored.approvals).map(({ title, files }) => ({
        title: shown(title),
        files: files.map((file) => ({ ...file, name: shown(file.name) })),
      })),
      punch: stored.punch.map((item) => ({
        item: {
          ...item,
          text: shown(item.text),
          decidedNote: item.decidedNote && shown(item.decidedNote),
          photos: item.photos.map((photo) => ({ ...photo, name: shown(photo.name) })),
        },
        events: isOpen ? punchEventsOf(item.state, who) : [],
        mayAddPhoto:
          isOpen &&
          item.state !== "accepted" &&
          item.photos.filter((photo) => photo.side === side).length < punchLimits.photos,
      })),
      may: {
        note: isOpen && who !== "crew",
        stands: isOpen && side === "builder" && !job.standsAt && isUndelivered,
        signOff: isOpen && side === "exhibitor" && isUndelivered,
        link: isOpen && who === "builder",
      },
    });

    async function byLink(link: SiteLink) {
      const held = await findByLink(ports, link);
      if (!held.ok) return held;
      const { found, quote, priced } = held.value;
      return ok({ found, quote, stored: priced, who: "crew" as const });
    }
    async function bySession(by: Exclude<FloorCaller, SiteLink>) {
      const accepted = await findAccepted(quotes, jobId, by);
      if (!accepted.ok) return accepted;
      const stored = await jobs.find(jobId);
      if (!stored) return refuse({ kind: "job-not-begun" as const });
      const { found, quote, side: who } = accepted.value;
      return ok({ found, quote, stored, who });
    }
  };
}

/** The latest approved round of each title. */
function latestDrawings(approvals: readonly Approval[]): Approval[] {
  const approved = approvals.filter(
    ({ kind, state }) => kind === "drawings" && state.startsWith("approved"),
  );
  const byTitle = Map.groupBy(approved, ({ title }) => title.toLowerCase());
  return [...byTitle.values()].map(
    (rounds) => rounds.toSorted((one, other) => other.round - one.round)[0] as Approval,
  );
}

type FileNeeds = Needs & {
  attachments: AttachmentRepository;
  /** The private store. */
  files: MediaStore;
  imageProcessor: ImageProcessor;
};
type SiteFile = { link: SiteLink; id: AttachmentId; isSmall: boolean };

/** The crew reads a file of the floor's page: an approved drawing, or a photo; small copies of pictures. */
export function readSiteFile(ports: FileNeeds) {
  const view = viewSite(ports);
  return async ({
    link,
    id,
    isSmall,
  }: SiteFile): Promise<
    Result<{ name: string; bytes: Uint8Array }, NoJob | SiteLinkInvalid | AttachmentNotFound>
  > => {
    const site = await view({ jobId: link.jobId, by: link });
    if (!site.ok) return site;
    const { drawings, punch } = site.value;
    const shown = [
      ...drawings.flatMap(({ files }) => files),
      ...punch.flatMap(({ item }) => item.photos),
    ];
    const listed = shown.find((each) => each.id === id);
    const file = listed && (await ports.attachments.find(id));
    const isDelivered = file && file.scan !== "queued" && file.scan !== "refused";
    const media = isDelivered ? await ports.files.get(file.mediaKey) : null;
    if (!listed || !file || !media || (isSmall && !isPicture(file.mediaKey))) {
      return refuse({ kind: "attachment-not-found" });
    }
    const bytes = isSmall
      ? await ports.imageProcessor.shrink(media.bytes, previewPixels)
      : media.bytes;
    return ok({ name: listed.name, bytes });
  };
}

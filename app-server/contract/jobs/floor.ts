import * as z from "zod";
import { jobSides } from "../../../domain/jobs/job.ts";
import { jobStates } from "../../../domain/jobs/job-state.ts";
import {
  punchEvents,
  punchLimits,
  punchStates,
  punchUrgencyCodes,
} from "../../../domain/jobs/punch-item.ts";
import type { SiteRead } from "../../../domain/jobs/view-site.ts";
import type { Call } from "../call.ts";
import { idText, optionalProse, requiredProse } from "../fields/text.ts";
import { messageBody } from "../message.ts";

/** A punch item. With a `key` a repeat adds nothing. */
export const punchForm = z.object({
  text: requiredProse("Text", punchLimits.text),
  urgency: z.enum(punchUrgencyCodes, "Urgency must be one of the list").default("before-opening"),
  key: z.string().min(1).max(punchLimits.key).nullable().default(null),
});

export const punchNoteForm = z.object({ note: optionalProse("Note", punchLimits.note) });
export const punchRefusalForm = z.object({ note: requiredProse("Note", punchLimits.note) });

/** A crew says by its link that an item is fixed, or that the booth is up. */
export const siteForm = z.discriminatedUnion("act", [
  z.object({ act: z.literal("fixed"), item: idText }),
  z.object({ act: z.literal("stands") }),
]);

export const siteLinkBody = z.object({
  path: z.string().meta({ description: "The page for the crew, whose address is a secret" }),
});

const file = z.object({ id: z.string(), name: z.string() });

/** The floor of a job, for its sides, admins and its crew: no price, payment, message or address. */
export const siteBody = z.object({
  who: z
    .enum([...jobSides, "crew"])
    .nullable()
    .meta({ description: "Null for an admin" }),
  state: z.enum(jobStates),
  tradeShowName: z.string(),
  eventDate: z.string(),
  venue: z.string(),
  company: z.string(),
  builderName: z.string().nullable(),
  boothSize: z.string(),
  boothNumber: z.string().nullable(),
  opensInDays: z.int().nullable(),
  timeZone: z.string(),
  standsAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  drawings: z.array(z.object({ title: z.string(), files: z.array(file) })),
  punch: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      text: z.string(),
      urgency: z.enum(punchUrgencyCodes),
      state: z.enum(punchStates),
      side: z.enum(jobSides),
      at: z.string(),
      fixedAt: z.string().nullable(),
      note: z.string().nullable(),
      photos: z.array(file.extend({ side: z.enum(jobSides) })),
      may: z.array(z.enum(punchEvents)),
      mayAddPhoto: z.boolean(),
    }),
  ),
  may: z.object({
    note: z.boolean(),
    stands: z.boolean(),
    signOff: z.boolean(),
    link: z.boolean(),
  }),
});
export type SiteBody = z.infer<typeof siteBody>;
export type PunchBody = SiteBody["punch"][number];

export function toSiteBody(read: SiteRead): SiteBody {
  const { job, request, builderName, who, opensInDays, timeZone, drawings, punch, may } = read;
  const { tradeShowName, eventDate, venue, company, boothSize, brief } = request;
  return {
    who,
    state: job.state,
    tradeShowName,
    eventDate,
    venue,
    company,
    builderName,
    boothSize,
    boothNumber: brief.boothNumber ?? null,
    opensInDays,
    timeZone,
    standsAt: job.standsAt?.toISOString() ?? null,
    deliveredAt: job.deliveredAt?.toISOString() ?? null,
    drawings: drawings.map(({ title, files }) => ({
      title,
      files: files.map(({ id, name }) => ({ id, name })),
    })),
    punch: punch.map(({ item, events, mayAddPhoto }) => {
      const { id, number, text, urgency, state, side, at, fixedAt, decidedNote, photos } = item;
      return {
        id,
        number,
        text,
        urgency,
        state,
        side,
        at: at.toISOString(),
        fixedAt: fixedAt?.toISOString() ?? null,
        note: decidedNote,
        photos: photos.map(({ id, name, side }) => ({ id, name, side })),
        may: events,
        mayAddPhoto,
      };
    }),
    may,
  };
}

const photoOf = (path: string, summary: string, problems: number[]): Call => ({
  method: "post",
  path,
  tag: "Jobs",
  summary,
  bodyType: "multipart/form-data",
  body: z.object({ file: z.file() }),
  answer: { status: 201, body: messageBody },
  problems,
});
const fileOf = (path: string, summary: string, mediaType: string): Call => ({
  method: "get",
  path,
  tag: "Jobs",
  summary,
  answer: { status: 200, body: z.string(), mediaType },
  problems: [404],
});

/** Calls with files of a job's floor. */
export const siteFileCalls: Call[] = [
  photoOf(
    "/api/punch/{id}/photos",
    "Add a photo to a punch item; the same one again adds nothing",
    [401, 404, 409, 429],
  ),
  photoOf(
    "/api/site/{token}/photos/{id}",
    "Add a photo to a punch item by the crew's link",
    [404, 409, 429],
  ),
  fileOf(
    "/api/site/{token}/files/{id}",
    "Download an approved drawing or a photo by the crew's link",
    "application/octet-stream",
  ),
  fileOf(
    "/api/site/{token}/files/{id}/preview",
    "A small copy of a photo by the crew's link",
    "image/webp",
  ),
];

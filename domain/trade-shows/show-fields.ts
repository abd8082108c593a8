import { type FieldsOf, fields } from "../shared/fields.ts";

/** Known statuses. Unknown ones from a source are shown unchanged. */
export const showStatuses = [
  "registration-open",
  "upcoming",
  "in-progress",
  "done",
  "sold-out",
] as const;
const story = { kind: "html", max: 100_000 } as const;

/** The fields of a show, which the content source fills. */
export const showFields = fields({
  title: { kind: "text", max: 200, required: true, source: "required" },
  description: story,
  body: story,
  industry: { kind: "text", max: 100 },
  city: { kind: "text", max: 100 },
  state: { kind: "text", max: 100 },
  region: { kind: "text", max: 100 },
  year: { kind: "year" },
  venue: { kind: "text", max: 200 },
  startDate: { kind: "day", names: ["date", "dates"] },
  endDate: { kind: "day", names: ["date", "dates"] },
  status: { kind: "choice", max: 50, known: showStatuses, else: "upcoming" },
  tags: { kind: "list", entries: 50, max: 100 },
  featured: { kind: "flag", else: false },
  featuredImage: { kind: "picture" },
  imageGallery: { kind: "pictures", entries: 50 },
  floorPlanMap: { kind: "pictures", entries: 20 },
  expectedAttendees: { kind: "whole", max: 100_000_000 },
  boothCostRange: { kind: "text", max: 200, means: "range" },
  registrationDeadline: { kind: "day" },
  registrationLink: { kind: "url" },
  eventWebsite: { kind: "url" },
  scheduleAgenda: story,
  keySpeakersExhibitors: story,
  previousYearStats: story,
  contactInformation: story,
});
export type ShowFields = FieldsOf<typeof showFields>;

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

/** The fields of a show, which the content source or an admin fills. */
export const showFields = fields({
  title: {
    kind: "text",
    max: 200,
    label: "Name of the show",
    part: "show",
    required: true,
    source: "required",
  },
  description: { ...story, label: "Description", part: "texts" },
  body: { ...story, label: "More about the show", part: "texts" },
  industry: { kind: "text", max: 100, label: "Industry", part: "show" },
  city: { kind: "text", max: 100, label: "City", part: "place" },
  state: { kind: "text", max: 100, label: "State or country", part: "place" },
  region: { kind: "text", max: 100, label: "Region", part: "place" },
  year: { kind: "year", label: "Year", part: "show", hint: "Empty: the year of the first day." },
  venue: { kind: "text", max: 200, label: "Venue", part: "place" },
  startDate: { kind: "day", label: "First day", part: "dates", names: ["date", "dates"] },
  endDate: { kind: "day", label: "Last day", part: "dates", names: ["date", "dates"] },
  status: {
    kind: "choice",
    max: 50,
    label: "Status",
    part: "show",
    known: showStatuses,
    else: "upcoming",
  },
  tags: { kind: "list", entries: 50, max: 100, label: "Tags", part: "details" },
  featured: { kind: "flag", label: "Featured", part: "show", else: false },
  featuredImage: {
    kind: "picture",
    label: "Main picture",
    part: "pictures",
    hint: "A link that starts with https://.",
  },
  imageGallery: { kind: "pictures", entries: 50, label: "More pictures", part: "pictures" },
  floorPlanMap: { kind: "pictures", entries: 20, label: "Floor plans", part: "pictures" },
  expectedAttendees: {
    kind: "whole",
    max: 100_000_000,
    label: "Expected attendees",
    part: "details",
  },
  boothCostRange: {
    kind: "text",
    max: 200,
    means: "range",
    label: "Booth costs",
    part: "details",
  },
  registrationDeadline: { kind: "day", label: "Register until", part: "dates" },
  registrationLink: { kind: "url", label: "Registration page", part: "details" },
  eventWebsite: { kind: "url", label: "Website", part: "details" },
  scheduleAgenda: { ...story, label: "Schedule", part: "texts" },
  keySpeakersExhibitors: { ...story, label: "Speakers and exhibitors", part: "texts" },
  previousYearStats: { ...story, label: "Last year's numbers", part: "texts" },
  contactInformation: { ...story, label: "Contact", part: "texts" },
});
export type ShowFields = FieldsOf<typeof showFields>;

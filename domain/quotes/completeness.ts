import { boothFeet } from "../shared/booth-feet.ts";
import type { QuoteRequest } from "./quote-request.ts";
import { eventDay } from "./submit/event-day.ts";

type Asked = Pick<
  QuoteRequest,
  | "eventDate"
  | "boothSize"
  | "industry"
  | "openSides"
  | "budget"
  | "serviceType"
  | "features"
  | "designLink"
  | "brief"
>;

const sign = "hanging-elements";

/** Parts of a brief that make it easy to quote, with their points. */
const parts = {
  date: [10, ({ eventDate }) => eventDay(eventDate) !== null],
  size: [15, ({ boothSize }) => boothFeet(boothSize) !== null],
  sides: [5, ({ industry, openSides }) => industry !== "" || openSides.length > 0],
  budget: [15, ({ budget }) => !!budget],
  service: [10, ({ serviceType, features }) => serviceType !== "" && features.length > 0],
  mustHaves: [10, ({ brief }) => (brief.mustHaves ?? []).length > 0],
  design: [10, ({ designLink, hasFile }) => hasFile || !!designLink],
  showsPlanned: [5, ({ brief }) => brief.showsPlanned !== undefined],
  decisionDay: [5, ({ brief }) => brief.decisionDay !== undefined],
  goals: [5, ({ brief }) => brief.goals !== undefined],
  pitch: [5, ({ brief }) => brief.pitch !== undefined],
  height: [
    5,
    ({ brief, features }) =>
      brief.heightMm !== undefined || (!features.includes(sign) && brief.doubleDeck === false),
  ],
} as const satisfies Record<
  string,
  readonly [points: number, has: (brief: Asked & { hasFile: boolean }) => boolean]
>;
export type BriefPart = keyof typeof parts;
export const briefParts = Object.keys(parts) as BriefPart[];

/** Of 100 points, and the two missing parts that would add most. */
export type Completeness = { points: number; most: { part: BriefPart; points: number }[] };

/** How much of what builders need a brief says. It neither blocks nor ranks. */
export function completeness(brief: Asked, hasFile = false): Completeness {
  const missing = briefParts.filter((part) => !parts[part][1]({ ...brief, hasFile }));
  const most = missing
    .map((part) => ({ part, points: parts[part][0] }))
    .sort((one, other) => other.points - one.points);
  const lost = most.reduce((sum, { points }) => sum + points, 0);
  return { points: 100 - lost, most: most.slice(0, 2) };
}

export const briefPartWords: Record<BriefPart, string> = {
  date: "the day the show opens",
  size: "the booth's width and depth",
  sides: "the exhibit type",
  budget: "a budget",
  service: "the features that the booth needs",
  mustHaves: "your must-haves",
  design: "a file or a link to a design",
  showsPlanned: "how many shows the booth is for",
  decisionDay: "the day you decide",
  goals: "your goals",
  pitch: "what you expect with a quote",
  height: "the booth's height",
};

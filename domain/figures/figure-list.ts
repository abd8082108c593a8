import { countText, percentText } from "../shared/text/count-text.ts";

/** The counts that figures are made of. */
export type Counts = {
  builders: number;
  countries: number;
  projects: number;
  industries: number;
  vettedBuilders: number;
  completed: number;
  reviews: number;
  /** Reviews with four or five points. */
  satisfied: number;
  /** Exhibitors whose first request was completed more than a year ago. */
  known: number;
  /** Those of them who asked again within two years of a completed request. */
  returned: number;
  first: Outcomes;
  all: Outcomes;
  /** Hours to the first quote: their median, and how many requests got one. */
  firstQuote: { hours: number | null; requests: number };
};
type Outcomes = { kept: number; missed: number };

/** A figure; `n`: the number of cases behind it. Null without any. */
type Measure = { value: number | null; n: number };

type Figure = {
  label: string;
  /** The label of one. */
  one?: string;
  /** A share is 0 to 1. */
  unit: "count" | "share" | "hours";
  /** Number of cases from which it is shown. */
  least: number;
  /** The name of the cases. */
  cases: string;
  /** How it is counted. */
  sentence: string;
  count(counts: Counts): Measure;
};

const counted = (value: number): Measure => ({ value, n: value });
const share = (part: number, n: number): Measure => ({ value: n === 0 ? null : part / n, n });
const kept = ({ kept, missed }: Outcomes) => share(kept, kept + missed);

const inTime =
  "Counted from the ledger of the promise: requests of the last 90 days whose due times have passed.";

/** Every number that the site states about itself. Real content shows none but these. */
export const figureList = {
  builders: {
    label: "builders",
    one: "builder",
    unit: "count",
    least: 0,
    cases: "builders",
    sentence: "Builders whose profile is approved and public today.",
    count: ({ builders }) => counted(builders),
  },
  countries: {
    label: "countries",
    one: "country",
    unit: "count",
    least: 0,
    cases: "countries",
    sentence: "Different countries in the profiles of these builders.",
    count: ({ countries }) => counted(countries),
  },
  "portfolio-projects": {
    label: "portfolio projects",
    one: "portfolio project",
    unit: "count",
    least: 0,
    cases: "projects",
    sentence: "Published projects in the portfolio today, counted up to 10,000.",
    count: ({ projects }) => counted(projects),
  },
  industries: {
    label: "industries",
    one: "industry",
    unit: "count",
    least: 0,
    cases: "industries",
    sentence: "Different industries of these projects.",
    count: ({ industries }) => counted(industries),
  },
  "vetted-builders": {
    label: "vetted builders",
    unit: "count",
    least: 10,
    cases: "vetted builders",
    sentence:
      "Listed builders for whom all four checks are valid today: portfolio, references, insurance and a site visit.",
    count: ({ vettedBuilders }) => counted(vettedBuilders),
  },
  "projects-completed": {
    label: "projects completed",
    unit: "count",
    least: 100,
    cases: "completed requests",
    sentence: "Requests that were sent here, accepted a quote and are completed.",
    count: ({ completed }) => counted(completed),
  },
  satisfaction: {
    label: "client satisfaction",
    unit: "share",
    least: 30,
    cases: "reviews",
    sentence:
      "Published reviews of the last 24 months with 4 or 5 points of 5, divided by all of them. Only exhibitors whose project here is complete can write one.",
    count: ({ satisfied, reviews }) => share(satisfied, reviews),
  },
  "repeat-business": {
    label: "repeat business",
    unit: "share",
    least: 30,
    cases: "exhibitors",
    sentence:
      "Exhibitors who sent another request within 24 months of a completed one, divided by all whose first request was completed more than 12 months ago.",
    count: ({ returned, known }) => share(returned, known),
  },
  "first-24": {
    label: "first quotes in time",
    unit: "share",
    least: 20,
    cases: "requests",
    sentence: `Requests whose first quote came by its promised time, divided by those where it did or didn't. ${inTime}`,
    count: ({ first }) => kept(first),
  },
  "five-48": {
    label: "requests with all quotes in time",
    unit: "share",
    least: 20,
    cases: "requests",
    sentence: `Requests whose promised number of quotes came by the promised time, divided by those where it did or didn't. ${inTime}`,
    count: ({ all }) => kept(all),
  },
  "median-first-quote": {
    label: "to the first quote, median",
    unit: "hours",
    least: 20,
    cases: "requests",
    sentence: `Hours from a request to its first quote; half of them took longer. ${inTime}`,
    count: ({ firstQuote }) => ({ value: firstQuote.hours, n: firstQuote.requests }),
  },
} as const satisfies Record<string, Figure>;

export type FigureKey = keyof typeof figureList;
export const figureKeys = Object.keys(figureList) as FigureKey[];

/** A figure as of a moment. Without enough cases it has no value and is shown nowhere. */
export type CountedFigure = {
  key: FigureKey;
  label: string;
  value: number | null;
  /** The value as it is written. */
  text: string | null;
  n: number;
  asOf: Date;
  enough: boolean;
};

/** All figures of these counts. */
export function figuresOfCounts(counts: Counts, asOf: Date): CountedFigure[] {
  return figureKeys.map((key) => {
    const { label, one, unit, least, count }: Figure = figureList[key];
    const { value, n } = count(counts);
    const enough = value !== null && n >= least;
    return {
      key,
      label: value === 1 && one ? one : label,
      value: enough ? value : null,
      text: enough ? textOf(value, unit) : null,
      n,
      asOf,
      enough,
    };
  });
}

function textOf(value: number, unit: Figure["unit"]): string {
  if (unit === "count") return countText(value);
  if (unit === "share") return percentText(value);
  return value === 1 ? "1 hour" : `${countText(value)} hours`;
}

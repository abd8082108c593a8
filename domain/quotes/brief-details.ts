import { type FieldsOf, fields, type StatedOf } from "../shared/fields.ts";
import type { TradeShowId } from "../shared/id.ts";

/** The criteria by which an exhibitor may say that they choose. */
export const criterionLabels = {
  price: "Price",
  design: "Design",
  experience: "Experience",
  schedule: "Schedule",
  sustainability: "Sustainability",
  service: "Service",
} as const;
export type Criterion = keyof typeof criterionLabels;
export const criterionNames = Object.keys(criterionLabels) as Criterion[];

/** The optional fields of a brief, in the order of the form. A missing one is not stated. */
export const detailFields = fields({
  heightMm: {
    kind: "whole",
    least: 500,
    max: 12_000,
    label: "Height",
    tooSmall: "Height must be 500 mm (1.6 ft) or more",
    tooLong: "Height must be 12,000 mm (39 ft) or less",
    invalid: "Enter a height such as 12 ft or 4 m",
    about: "The booth's greatest height, in millimeters",
    hint: "In feet or meters: 12 ft, 4 m",
  },
  doubleDeck: { kind: "flag", label: "Second floor" },
  boothNumber: { kind: "text", max: 20, label: "Booth number" },
  decisionDay: { kind: "day", label: "You decide by" },
  showsPlanned: {
    kind: "option",
    label: "Shows planned",
    options: { once: "One show", "2-3": "2 or 3 shows", "4+": "4 shows or more" },
    invalid: "Shows planned must be one of once, 2-3, 4+",
  },
  reusable: {
    kind: "option",
    label: "Reusable booth",
    options: { required: "Required", preferred: "Preferred" },
    invalid: "Reusable booth must be one of required, preferred",
  },
  servicesOrderedBy: {
    kind: "option",
    label: "Show services ordered by",
    options: { exhibitor: "Us, the exhibitor", builder: "The builder" },
    invalid: "Show services ordered by must be one of exhibitor, builder",
  },
  freightFrom: { kind: "text", max: 100, label: "Freight comes from", hint: "City or country" },
  goals: { kind: "prose", max: 1000, label: "Goals", hint: "What the booth is to achieve" },
  mustHaves: {
    kind: "list",
    entries: 10,
    max: 120,
    label: "Must-haves",
    hint: "One per line, up to 10",
  },
  niceToHaves: {
    kind: "list",
    entries: 10,
    max: 120,
    label: "Nice to have",
    hint: "One per line, up to 10",
  },
  pitch: {
    kind: "option",
    label: "What you expect with a quote",
    options: {
      "quote-only": "Prices only, no design work",
      "light-concept": "A light concept",
      "paid-pitch": "A design pitch, which we pay for",
    },
    invalid: "Pitch must be one of quote-only, light-concept, paid-pitch",
  },
  pitchFee: {
    kind: "dollars",
    max: 1_000_000,
    label: "Pitch fee",
    about: "Whole US dollars for each pitch, with `paid-pitch` only",
    hint: "Whole US dollars for each pitch",
  },
});
export type DetailField = keyof typeof detailFields;
export const detailNames = Object.keys(detailFields) as DetailField[];

export type Weight = { criterion: Criterion; weight: number };

/** The optional facts that a brief states. Stored as one JSON column. */
export type BriefDetails = StatedOf<typeof detailFields> & {
  /** By weight, which add up to 100. */
  criteria?: Weight[];
  /** The show of the calendar that is meant. Set with the request; an edit keeps it. */
  tradeShowId?: TradeShowId;
};

/** A detail that a change of a brief may name. */
export type BriefDetail = DetailField | "criteria";
export const briefDetails: readonly BriefDetail[] = [...detailNames, "criteria"];

/** Details as a call sends them: null, an empty text and an empty list state nothing. */
export type SentDetails = {
  [Name in DetailField]?: FieldsOf<typeof detailFields>[Name] | null | undefined;
} & { criteria?: Weight[] | null | undefined; tradeShowId?: string | null | undefined };

/** The details that a call states, in the table's order. */
export function statedDetails(sent: SentDetails): BriefDetails {
  const names = [...detailNames, "criteria", "tradeShowId"] as const;
  const stated = names.filter((name) => {
    const value = sent[name];
    return value != null && value !== "" && !(Array.isArray(value) && value.length === 0);
  });
  return Object.fromEntries(stated.map((name) => [name, sent[name]])) as BriefDetails;
}

/** The details with this show of the calendar, or with none. */
export function withShow(
  { tradeShowId: _former, ...details }: BriefDetails,
  tradeShowId: TradeShowId | undefined,
): BriefDetails {
  return tradeShowId ? { ...details, tradeShowId } : details;
}

export type CriteriaProblem = "not-100" | "twice";

/** The error in a list of weights; null when valid, and for an empty list. */
export function criteriaProblem(criteria: readonly Weight[]): CriteriaProblem | null {
  if (criteria.length === 0) return null;
  if (new Set(criteria.map(({ criterion }) => criterion)).size < criteria.length) return "twice";
  return criteria.reduce((sum, { weight }) => sum + weight, 0) === 100 ? null : "not-100";
}

/** The details with each free text put through `shown`. */
export function mapDetailTexts(
  details: BriefDetails,
  shown: (text: string) => string,
): BriefDetails {
  const entries = Object.entries(details).map(([name, value]) => {
    const kind = name in detailFields && detailFields[name as DetailField].kind;
    if (kind === "text" || kind === "prose") return [name, shown(value as string)];
    if (kind === "list") return [name, (value as string[]).map(shown)];
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** The details without free text, as an erasure leaves them. */
export function withoutDetailTexts(details: BriefDetails): BriefDetails {
  const texts = detailNames.filter((name) =>
    ["text", "prose", "list"].includes(detailFields[name].kind),
  );
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => !texts.includes(name as DetailField)),
  );
}

/** A detail as a change tells it: texts, entries of a list; null where nothing is stated. */
export function toldDetail(details: BriefDetails, name: BriefDetail): string | string[] | null {
  if (name === "criteria") {
    return details.criteria?.map(({ criterion, weight }) => `${criterion} ${weight}`) ?? null;
  }
  const value = details[name];
  if (value === undefined) return null;
  if (Array.isArray(value)) return value;
  return typeof value === "boolean" ? (value ? "yes" : "no") : `${value}`;
}

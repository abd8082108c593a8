import type { Category } from "../offers/category.ts";

/** Reasons for choosing a quote, in screen order. */
export const awardReasonList = [
  { value: "price", label: "Price" },
  { value: "scope", label: "What it includes" },
  { value: "design", label: "Design" },
  { value: "references", label: "References" },
  { value: "timeline", label: "Timeline" },
  { value: "communication", label: "Communication" },
  { value: "local", label: "Close to the venue" },
  { value: "existing-relation", label: "Worked together before" },
  { value: "other", label: "Something else" },
] as const;
export type AwardReason = (typeof awardReasonList)[number]["value"];

export const awardReasons = awardReasonList.map(({ value }) => value) as [
  AwardReason,
  ...AwardReason[],
];

export const awardLimits = { reasons: 3, note: 500 } as const;

/**
 * Why a quote was accepted. Read by the exhibitor, the chosen builder and admins; the other
 * builders get a debrief.
 */
export type Award = {
  reasons: AwardReason[];
  note: string | null;
  /** The exhibitor allows telling the others how their price compared. */
  tellPriceBand: boolean;
};

/** The award when the exhibitor gives no reasons. */
export const awardWithoutReasons: Award = { reasons: ["other"], note: null, tellPriceBand: false };

/**
 * Feedback to a builder whose quote wasn't chosen: no names, no amounts, nothing about the chosen
 * quote.
 */
export type Debrief = {
  reasons: AwardReason[];
  /** Rank by same-scope price among the `of` comparable quotes. */
  place: { from: number; to: number; of: number } | null;
  /** Percent above the middle same-scope price, in steps of five; negative below. */
  priceBand: number | null;
  /** Null for a quote without lines. */
  unsaid: Category[] | null;
};

/** The reasons in words; empty when there is none but "other". */
export function awardReasonWords(reasons: readonly string[]): string {
  const said = awardReasonList.filter(({ value }) => value !== "other" && reasons.includes(value));
  return said.map(({ label }, at) => (at === 0 ? label : label.toLowerCase())).join(", ");
}

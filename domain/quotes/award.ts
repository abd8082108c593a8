import type { Category } from "../offers/category.ts";

/** Why an exhibitor chose a quote, in the order of the screen. */
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

/** Why a quote was accepted. The exhibitor, the chosen builder and admins read it; the others get a debrief. */
export type Award = {
  reasons: AwardReason[];
  note: string | null;
  /** The exhibitor agrees that the others learn how their price compared. */
  tellPriceBand: boolean;
};

/** The award of an acceptance without reasons. */
export const awardWithoutReasons: Award = { reasons: ["other"], note: null, tellPriceBand: false };

/** Feedback to a builder whose quote was not chosen: no name, no amount, nothing about the chosen quote. */
export type Debrief = {
  reasons: AwardReason[];
  /** Place by same-scope price among the `of` comparable quotes. */
  place: { from: number; to: number; of: number } | null;
  /** Percent above the middle same-scope price, in steps of five; negative below. */
  priceBand: number | null;
  /** Null for one price without lines. */
  unsaid: Category[] | null;
};

/** The reasons as a person reads them; empty when there are none but "other". */
export function awardReasonWords(reasons: readonly string[]): string {
  const said = awardReasonList.filter(({ value }) => value !== "other" && reasons.includes(value));
  return said.map(({ label }, at) => (at === 0 ? label : label.toLowerCase())).join(", ");
}

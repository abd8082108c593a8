import type { AwardReason } from "../../../domain/quotes/award.ts";

export type AwardInput = { reasons: AwardReason[]; note: string; tellPriceBand: boolean };

export const emptyAward: AwardInput = { reasons: [], note: "", tellPriceBand: true };

/** The optional fields of an acceptance as a request body. */
export function awardBodyOf({ reasons, note, tellPriceBand }: AwardInput) {
  return { ...(reasons.length > 0 && { reasons, note: note.trim() || null }), tellPriceBand };
}

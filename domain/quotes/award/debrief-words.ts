import type { Debrief } from "../award.ts";

type Place = NonNullable<Debrief["place"]>;

/** A rank in words: "2 of 4", or "1 to 2 of 4" where gaps leave it open. */
export function placeWords({ from, to, of }: Place): string {
  return `${from === to ? from : `${from} to ${to}`} of ${of} for the same scope`;
}

/** A price band in words: "about 15% above the middle". */
export function priceBandWords(priceBand: number): string {
  if (priceBand === 0) return "About in the middle";
  return `About ${Math.abs(priceBand)}% ${priceBand > 0 ? "above" : "below"} the middle`;
}

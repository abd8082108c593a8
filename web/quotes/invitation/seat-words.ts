import type { AcknowledgementBody, SeatsBody } from "../../../app-server/contract/quotes/seats.ts";

const meanings: Record<AcknowledgementBody, string> = {
  possible: "",
  given: " You have one of them.",
  "seats-taken": " If a spot opens, you can take it.",
  "enough-quotes": " The exhibitor has enough quotes; there's no need to start.",
};

/** Tells a builder why they can't take a seat; null when they can, or have one. */
export function acknowledgementWords(acknowledgement: AcknowledgementBody | null): string | null {
  if (acknowledgement === "seats-taken") return `All spots are taken.${meanings["seats-taken"]}`;
  return acknowledgement === "enough-quotes" ? meanings["enough-quotes"].trim() : null;
}

/** Says how many spots are taken, and what that means for a builder without a quote. */
export function seatWords(
  { taken, of }: SeatsBody,
  acknowledgement: AcknowledgementBody | null,
): string {
  const meaning = acknowledgement ? meanings[acknowledgement] : "";
  const spots = taken === 0 ? `All ${of} spots are free.` : `${taken} of ${of} spots taken.`;
  return `${spots}${meaning}`;
}

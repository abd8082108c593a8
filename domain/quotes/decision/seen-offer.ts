import type { QuoteResponseId } from "../../shared/id.ts";

/** An offer as the exhibitor saw it when deciding. */
export type SeenOffer = {
  id: QuoteResponseId;
  /** The revision that the exhibitor read; null is accepted for an offer that was never revised. */
  revision: number | null;
};

/** The revision of an offer that was never revised. */
export const onlyRevision = 1;

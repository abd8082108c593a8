import type { QuoteResponseId } from "../../shared/id.ts";

/** An offer as the exhibitor saw it when deciding. */
export type SeenOffer = {
  id: QuoteResponseId;
  /** The revision that they looked at; null when they do not say, which is enough for an offer never revised. */
  revision: number | null;
};

/** The revision of an offer never revised. */
export const onlyRevision = 1;

import type { BuilderId, QuoteResponseId, UserId } from "../shared/id.ts";

/** Commission rates as their builder reads them before agreeing. */
export type OfferedRates = {
  version: number;
  from: Date;
  /** "5% of what you bill …", a sentence without its end. */
  text: string;
};

/** A builder's yes to commission rates. */
export type RateAgreement = {
  builderId: BuilderId;
  version: number;
  /** Null when given by the link in an invitation. */
  by: UserId | null;
  /** Set for a yes by link, which is for this quote only. */
  responseId: QuoteResponseId | null;
  at: Date;
};

/** The commission rates that a new quote is sent under. They hold for the quote forever. */
export type QuoteRates = {
  version: number;
  /** The yes that came with the quote; null: it was given before. */
  agreement: RateAgreement | null;
};

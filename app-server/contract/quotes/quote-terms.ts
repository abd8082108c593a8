import * as z from "zod";
import { termFields } from "../../../domain/offers/quote-terms.ts";
import { bodyOf } from "../fields/body-of.ts";

export const priceRangeWords = {
  "no-range": "Only a price range has a high end. Say that your price is a range",
  "no-low-end": "A price range needs an amount, which is its low end",
  "no-high-end": "Enter the high end of your price range",
  "not-above": "The high end must be more than your price, which is the low end",
};

const said = z.string().nullable();

/** The terms of a stored quote; null when the builder states nothing. */
export const quoteTermBody = {
  ...bodyOf(termFields),
  firmness: said,
  ownership: said,
  reuse: said,
};

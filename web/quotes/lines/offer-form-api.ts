import type { UseFormReturn } from "react-hook-form";
import type { OfferInput, OfferOutput } from "../../../app-server/contract/quotes/offer-fields.ts";

/** The quote form of react-hook-form: typed values, and the parsed offer. */
export type OfferFormApi = UseFormReturn<OfferInput, unknown, OfferOutput>;

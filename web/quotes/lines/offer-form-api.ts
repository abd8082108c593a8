import type { UseFormReturn } from "react-hook-form";
import type { OfferInput, OfferOutput } from "../../../app-server/contract/quotes/offer-fields.ts";

/** The quote form: what is typed, and the offer that comes out of it. */
export type OfferFormApi = UseFormReturn<OfferInput, unknown, OfferOutput>;

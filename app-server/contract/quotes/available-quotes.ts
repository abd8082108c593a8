import * as z from "zod";
import type { QuoteRequest } from "../../../domain/quotes/quote-request.ts";
import { pick } from "../../../domain/shared/records.ts";
import { receiptBody } from "./quote-requests.ts";
import { seatsBody } from "./seats.ts";

/**
 * A request for builders who are not assigned, without anything that identifies its sender.
 * `takesSeat`: "I'm interested" takes one of `seats` at once; null when seats are not counted.
 */
export const availableQuoteBody = receiptBody
  .pick({
    id: true,
    tradeShowName: true,
    eventDate: true,
    venue: true,
    boothSize: true,
    industry: true,
    budget: true,
  })
  .extend({
    createdAt: z.string(),
    isInterested: z.boolean(),
    seats: seatsBody.nullable(),
    takesSeat: z.boolean(),
  });
export type AvailableQuoteBody = z.infer<typeof availableQuoteBody>;

export function toAvailableQuoteBody({
  request,
  ...standing
}: { request: QuoteRequest } & Pick<
  AvailableQuoteBody,
  "isInterested" | "seats" | "takesSeat"
>): AvailableQuoteBody {
  return {
    ...pick(request, [
      "id",
      "tradeShowName",
      "eventDate",
      "venue",
      "boothSize",
      "industry",
      "budget",
    ]),
    createdAt: request.createdAt.toISOString(),
    ...standing,
  };
}

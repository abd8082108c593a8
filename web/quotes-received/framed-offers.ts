import type { ReceivedResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../domain/offers/names-price.ts";
import type { FramedOffer } from "../quotes/promise/quote-frames.tsx";

type Offer = Pick<
  ReceivedResponseBody,
  "id" | "builderId" | "builder" | "quotedAmount" | "withdrawnAt" | "createdAt"
>;

/** The received quotes with a price, one for each builder, by time of arrival. */
export function framedOffers(offers: readonly Offer[]): FramedOffer[] {
  const byBuilder = new Map<string, FramedOffer>();
  for (const { id, builderId, builder, quotedAmount, withdrawnAt } of offers.toSorted((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  )) {
    if (!namesPrice(quotedAmount) || withdrawnAt) continue;
    byBuilder.set(builderId, { id, builder: builder?.name ?? "", cents: quotedAmount });
  }
  return [...byBuilder.values()];
}

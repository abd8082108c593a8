/** The offers that can be compared: pending, or accepted. */
export function standingOffers<Offer extends { status: string }>(offers: readonly Offer[]) {
  return offers.filter(({ status }) => status === "pending" || status === "accepted");
}

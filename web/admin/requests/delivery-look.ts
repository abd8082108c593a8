import type { InvitationDelivery } from "../../../domain/quotes/quote-request.ts";

type Look = { label: string; tone: "info" | "positive" | "critical" };

const looks: Record<InvitationDelivery, Look> = {
  queued: { label: "On its way", tone: "info" },
  sent: { label: "Delivered", tone: "positive" },
  failed: { label: "Not delivered", tone: "critical" },
};

/** How an invitation's delivery is doing, as a badge. */
export function deliveryLook(delivery: InvitationDelivery): Look {
  return looks[delivery];
}

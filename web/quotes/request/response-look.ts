import { namesPrice } from "../../../domain/offers/names-price.ts";

type Look = { label: string; tone: "caution" | "positive" | "critical" };
type ResponseFacts = { status: string; withdrawnAt: string | null; quotedAmount: number | null };

/** A quote's badge: pending and accepted as they are, everything else stands out. Without an amount it is a question. */
export function responseLook({ status, withdrawnAt, quotedAmount }: ResponseFacts): Look {
  if (withdrawnAt) return { label: "Withdrawn", tone: "critical" };
  if (status === "pending") {
    return {
      label: !namesPrice(quotedAmount) ? "Needs more information" : "Pending",
      tone: "caution",
    };
  }
  if (status === "accepted") return { label: "Accepted", tone: "positive" };
  return { label: status.charAt(0).toUpperCase() + status.slice(1), tone: "critical" };
}

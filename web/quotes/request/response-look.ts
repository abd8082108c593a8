import { namesPrice } from "../../../domain/offers/names-price.ts";

type Look = { label: string; tone: "caution" | "positive" | "critical" };
type ResponseFacts = { status: string; withdrawnAt: string | null; quotedAmount: number | null };

/**
 * Badge of a quote's status: pending and accepted are plain, all others stand out. A quote without
 * an amount is labeled as a question.
 */
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

import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";

type Look = { label: string; tone: "positive" | "neutral" };

/** Badge of a builder's own quote. Only a win has a color: nothing else here needs a hand. */
export function ownQuoteLook({
  status,
  withdrawnAt,
}: Pick<OwnResponseBody, "status" | "withdrawnAt">): Look {
  if (withdrawnAt) return { label: "Withdrawn", tone: "neutral" };
  if (status === "accepted") return { label: "Won", tone: "positive" };
  if (status === "pending") return { label: "Waiting", tone: "neutral" };
  return { label: status === "expired" ? "Expired" : "Not chosen", tone: "neutral" };
}

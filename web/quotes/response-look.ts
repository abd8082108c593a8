type Look = { label: string; tone: "caution" | "positive" | "critical" };

/** A quote's badge: pending and accepted as they are, everything else stands out. */
export function responseLook(response: { status: string; withdrawnAt: string | null }): Look {
  if (response.withdrawnAt) return { label: "Withdrawn", tone: "critical" };
  if (response.status === "pending") return { label: "Pending", tone: "caution" };
  if (response.status === "accepted") return { label: "Accepted", tone: "positive" };
  const { status } = response;
  return { label: status.charAt(0).toUpperCase() + status.slice(1), tone: "critical" };
}

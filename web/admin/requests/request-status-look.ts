import type { RequestStatus } from "../../../domain/quotes/request-state.ts";

type Look = { label: string; tone: "neutral" | "info" | "positive" | "caution" | "critical" };

const looks: Record<RequestStatus, Look> = {
  pending: { label: "Pending", tone: "caution" },
  assigned: { label: "Assigned", tone: "info" },
  quotes_sent: { label: "Quotes Sent", tone: "info" },
  email_failed: { label: "Email Failed", tone: "critical" },
  "in-progress": { label: "In Progress", tone: "positive" },
  completed: { label: "Completed", tone: "positive" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

/**
 * Badge of a request's status for admins. A missing status counts as pending; an unknown one is
 * shown by its code.
 */
export function requestStatusLook(status: string | null | undefined): Look {
  const known = status || "pending";
  if (Object.hasOwn(looks, known)) return looks[known as RequestStatus];
  return { label: known, tone: "neutral" };
}

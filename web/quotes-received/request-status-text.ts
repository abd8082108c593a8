import type { RequestStatus } from "../../domain/quotes/request-state.ts";

type StatusText = {
  title: string;
  text: string;
  badge: string;
  tone: "neutral" | "info" | "positive" | "caution" | "critical";
};

const texts: Record<RequestStatus, StatusText> = {
  pending: {
    title: "Processing Your Request",
    text: "Your request is being processed and matched with builders.",
    badge: "Processing",
    tone: "caution",
  },
  assigned: {
    title: "Builders Matched",
    text: "Builders have been chosen for your request. Their invitations are on the way.",
    badge: "Matched",
    tone: "info",
  },
  quotes_sent: {
    title: "Quotes Sent to Builders",
    text: "Your request has reached the builders. Their quotes will appear here.",
    badge: "Quotes Sent",
    tone: "info",
  },
  email_failed: {
    title: "Communication Failed",
    text: "There was an issue sending your request to builders. Please contact support.",
    badge: "Failed",
    tone: "critical",
  },
  "in-progress": {
    title: "Quotes Are Coming In",
    text: "Builders are answering. Look at their quotes below and accept the one that fits.",
    badge: "Quotes In",
    tone: "positive",
  },
  completed: {
    title: "Completed",
    text: "This request is done. Your quotes stay here for your records.",
    badge: "Completed",
    tone: "positive",
  },
  cancelled: {
    title: "Cancelled",
    text: "This request was cancelled. The builders have been told.",
    badge: "Cancelled",
    tone: "neutral",
  },
};

/** How a request stands, in an exhibitor's words. A value that nobody knows is an unknown status, shown raw. */
export function requestStatusText(status: string | null | undefined): StatusText {
  if (status && Object.hasOwn(texts, status)) return texts[status as RequestStatus];
  return {
    title: "Unknown Status",
    text: "We cannot tell how this request stands. Please contact support.",
    badge: status || "Unknown",
    tone: "neutral",
  };
}

import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import type { RequestStanding } from "../../domain/quotes/own-requests/request-standing.ts";
import type { RequestStatus } from "../../domain/quotes/request-state.ts";

type StatusText = {
  title: string;
  text: string;
  badge: string;
  tone: "neutral" | "info" | "positive" | "caution" | "critical";
  /** Whether only support can help. */
  needsSupport?: boolean;
};
type Standing = {
  status: string | null | undefined;
  standing?: OwnQuoteBody["standing"];
};

const cancelled = { title: "Cancelled", badge: "Cancelled", tone: "neutral" } as const;
const inProgress = { title: "Quotes Are Coming In", badge: "Quotes In", tone: "positive" } as const;

const texts: Record<RequestStanding, StatusText & { of: RequestStatus }> = {
  pending: {
    of: "pending",
    title: "Processing Your Request",
    text: "Your request is being processed and matched with builders.",
    badge: "Processing",
    tone: "caution",
  },
  assigned: {
    of: "assigned",
    title: "Builders Matched",
    text: "We've picked builders for your request and are sending their invitations.",
    badge: "Matched",
    tone: "info",
  },
  quotes_sent: {
    of: "quotes_sent",
    title: "Quotes Sent to Builders",
    text: "Your request has reached the builders. Their quotes will appear here.",
    badge: "Quotes Sent",
    tone: "info",
  },
  email_failed: {
    of: "email_failed",
    title: "Communication Failed",
    text: "There was an issue sending your request to builders.",
    badge: "Failed",
    tone: "critical",
    needsSupport: true,
  },
  "quotes-to-decide": {
    of: "in-progress",
    ...inProgress,
    text: "Quotes are arriving. Compare them and accept the one that fits.",
  },
  "quotes-unpriced": {
    of: "in-progress",
    ...inProgress,
    text: "A builder replied without a price yet. Read the message and ask for a price.",
  },
  "quotes-ended": {
    of: "in-progress",
    ...inProgress,
    text: "None of your quotes is open right now. We'll email you when another one arrives.",
  },
  "quote-accepted": {
    of: "in-progress",
    title: "Quote Accepted",
    text: "You've accepted a quote. The builder has your contact details and will be in touch.",
    badge: "Accepted",
    tone: "positive",
  },
  completed: {
    of: "completed",
    title: "Completed",
    text: "This request is done. Your quotes stay here for your records.",
    badge: "Completed",
    tone: "positive",
  },
  "cancelled-unasked": {
    of: "cancelled",
    ...cancelled,
    text: "This request was canceled before any builder was asked.",
  },
  "cancelled-unanswered": {
    of: "cancelled",
    ...cancelled,
    text: "This request was canceled before any quote arrived. The builders have been notified.",
  },
  "cancelled-with-quotes": {
    of: "cancelled",
    ...cancelled,
    text: "This request was canceled and the builders have been notified. Your quotes stay here for your records.",
  },
};

/** The standing to show when a request has none, or one that doesn't fit its status. */
const byStatus: Record<RequestStatus, RequestStanding> = {
  pending: "pending",
  assigned: "assigned",
  quotes_sent: "quotes_sent",
  email_failed: "email_failed",
  "in-progress": "quotes-to-decide",
  completed: "completed",
  cancelled: "cancelled-unanswered",
};

/** A request's status as text for exhibitors. An unknown status is shown by its code. */
export function requestStatusText({ status, standing }: Standing): StatusText {
  if (status && Object.hasOwn(byStatus, status)) {
    const known = standing && texts[standing];
    return known && known.of === status ? known : texts[byStatus[status as RequestStatus]];
  }
  return {
    title: "Unknown Status",
    text: "We can't show the status of this request right now.",
    badge: status || "Unknown",
    tone: "neutral",
    needsSupport: true,
  };
}

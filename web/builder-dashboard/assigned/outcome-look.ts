import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";

type Look = { badge: string; tone: "positive" | "neutral"; text: string };
type Ended = Pick<AssignedQuoteBody, "status" | "outcome" | "cancelReason">;

/**
 * Badge of an assigned request's outcome, in the builder's words; null while a quote can still be
 * accepted.
 */
export function outcomeLook({ status, outcome, cancelReason }: Ended): Look | null {
  switch (outcome) {
    case "open":
      return null;
    case "won":
      return status === "completed"
        ? { badge: "Completed", tone: "positive", text: "You won this job, and it's completed." }
        : {
            badge: "Won",
            tone: "positive",
            text: "The exhibitor accepted your quote. Get in touch to settle the details.",
          };
    case "not-chosen":
      return {
        badge: "Not chosen",
        tone: "neutral",
        text: "The exhibitor accepted another builder's quote. There's nothing you need to do.",
      };
    case "cancelled":
      return {
        badge: "Cancelled",
        tone: "neutral",
        text: `This request was canceled.${cancelReason ? ` Reason given: ${cancelReason}` : ""}`,
      };
  }
}

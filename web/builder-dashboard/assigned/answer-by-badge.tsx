import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { useNow } from "../../ui/use-now.ts";
import { timeLeft } from "./time-left.ts";

/** By when the builder is asked to answer, and how long that is, or that the clock is paused; nothing once a priced quote is in. */
export function AnswerByBadge({ request }: { request: AssignedQuoteBody }) {
  const { respondBy, ownQuote, isPaused } = request;
  const now = useNow();
  if (ownQuote && ownQuote.quotedAmount !== null) return null;
  if (isPaused) return <Badge>Clock paused</Badge>;
  if (!respondBy) return null;
  const left = now && timeLeft(respondBy, now);
  return (
    <Badge tone={left === "time is up" ? "critical" : "caution"}>
      Answer by <DateText iso={respondBy} format="near" />
      {left && ` (${left})`}
    </Badge>
  );
}

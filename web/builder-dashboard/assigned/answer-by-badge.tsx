import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { ClockChip } from "../../quotes/clock-chip.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { useNow } from "../../ui/use-now.ts";

/**
 * Badge with the time by which the builder should answer, or that the clock is paused; nothing once
 * a priced quote is in.
 */
export function AnswerByBadge({ request }: { request: AssignedQuoteBody }) {
  const { answerBy, welcomeUntil, quotesDueAt, ownQuote, isPaused } = request;
  const now = useNow();
  if (ownQuote && namesPrice(ownQuote.quotedAmount)) return null;
  if (isPaused) return <Badge>Clock paused</Badge>;
  if (welcomeUntil && !answerBy) return <Badge tone="critical">Answer as soon as you can</Badge>;
  if (!answerBy) return <ClockChip dueAt={quotesDueAt} />;
  const isOver = now !== null && new Date(answerBy) <= now;
  return (
    <Badge tone={isOver ? "critical" : "caution"}>
      Answer by <DateText iso={answerBy} format="due" />
      {isOver && <span> (time is up)</span>}
    </Badge>
  );
}

import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { ClockChip } from "../../quotes/clock-chip.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";

/**
 * Badge with the time left to answer, or that the clock is paused; nothing once a priced quote is
 * in.
 */
export function AnswerByBadge({ request }: { request: AssignedQuoteBody }) {
  const { answerBy, welcomeUntil, quotesDueAt, ownQuote, isPaused } = request;
  if (ownQuote && namesPrice(ownQuote.quotedAmount)) return null;
  if (isPaused) return <Badge>Clock paused</Badge>;
  if (welcomeUntil && !answerBy) return <Badge tone="critical">Answer as soon as you can</Badge>;
  return <ClockChip dueAt={answerBy ?? quotesDueAt} />;
}

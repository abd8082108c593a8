import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { formatCount } from "../../format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { assignedQuotesQuery } from "../builder-queries.ts";
import { AssignedList } from "./assigned-list.tsx";
import { folds } from "./folded-quotes.css.ts";
import { FoldedQuotes } from "./folded-quotes.tsx";

/**
 * The requests assigned to the builder: first those to quote, next due first; then the quoted ones.
 * Missed and closed ones are folded.
 */
export function AssignedQuotes() {
  const { data: overview } = useQuery(callQuery("GET /api/dashboard/overview"));
  const toQuote = useInfiniteQuery(assignedQuotesQuery("to-quote"));
  const quoted = useInfiniteQuery(assignedQuotesQuery("quoted"));
  const { openInvitations = 0, dueSoon = 0, missed = 0, closed = 0 } = overview ?? {};
  const { quoted: quotedCount = 0 } = overview ?? {};
  const assigned = openInvitations + quotedCount + closed;

  return (
    <Card as="section">
      <CardHeader
        title="Assigned Quotes"
        subtitle={
          assigned > 0 &&
          `${formatCount(assigned)} assigned${dueSoon > 0 ? `, ${formatCount(dueSoon)} late or due in 24 hours` : ""}`
        }
      />
      {toQuote.isPending && <RowsSkeleton label="Loading your assigned quotes" rows={3} />}
      <AssignedList list={toQuote} title="To quote" count={openInvitations - missed} />
      {toQuote.data?.length === 0 &&
        (assigned === 0 ? (
          <EmptyState
            title="No assigned quotes yet"
            text="When an exhibitor's request fits your work, it'll appear here and we'll email you."
          />
        ) : (
          <EmptyState
            title="Nothing waits for your quote"
            text={`${missed > 0 ? "The ones you missed are below." : "You've answered every request."} We'll email you when the next one arrives.`}
          />
        ))}
      <AssignedList list={quoted} title="Quoted" count={quotedCount} />
      <div className={folds}>
        <FoldedQuotes standing="missed" title="Missed" count={missed} />
        <FoldedQuotes standing="closed" title="Closed" count={closed} />
      </div>
    </Card>
  );
}

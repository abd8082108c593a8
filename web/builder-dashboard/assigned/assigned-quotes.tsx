import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { formatCount } from "../../format.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { assignedQuotesQuery } from "../builder-queries.ts";
import { AssignedList } from "./assigned-list.tsx";
import { ClosedQuotes } from "./closed-quotes.tsx";

/**
 * The requests assigned to the builder: first those without a quote, next due first; then the
 * quoted ones.
 */
export function AssignedQuotes() {
  const { data: overview } = useQuery(callQuery("GET /api/dashboard/overview"));
  const waiting = useInfiniteQuery(assignedQuotesQuery("waiting"));
  const quoted = useInfiniteQuery(assignedQuotesQuery("quoted"));
  const { openInvitations = 0, quoted: quotedCount = 0, closed = 0 } = overview ?? {};
  const assigned = openInvitations + quotedCount + closed;

  return (
    <Card as="section">
      <CardHeader
        title="Assigned Quotes"
        subtitle="The next quote due comes first."
        actions={overview && <Badge tone="info">{formatCount(assigned)} assigned</Badge>}
      />
      <AssignedList list={waiting} />
      {waiting.data?.length === 0 &&
        (assigned === 0 ? (
          <EmptyState
            title="No assigned quotes yet"
            text="When an exhibitor's request fits your work, it'll appear here and we'll email you."
          />
        ) : (
          <EmptyState
            title="Nothing waits for your quote"
            text="You've answered every request. We'll email you when the next one arrives."
          />
        ))}
      <AssignedList list={quoted} title="Quoted, awaiting a decision" />
      <ClosedQuotes count={closed} />
    </Card>
  );
}

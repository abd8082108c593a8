import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import { rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Text } from "../ui/text/text.tsx";
import { ReviewRow } from "./review-row.tsx";

/** Builders and projects to review, longest waiting first. */
export function Moderation() {
  const queue = useQuery(callQuery("GET /api/admin/review-queue"));
  const { builders = [], projects = [] } = queue.data ?? {};
  const waiting = [
    ...builders.map((item) => ({ kind: "builder" as const, item })),
    ...projects.map((item) => ({ kind: "project" as const, item })),
  ];
  const count = (queue.data?.totals.builders ?? 0) + (queue.data?.totals.projects ?? 0);
  return (
    <Card as="section">
      <CardHeader
        title="Review"
        subtitle="New builders and projects stay hidden until you approve them."
        actions={
          queue.isSuccess && (
            <Badge tone={count > 0 ? "caution" : "positive"}>{`${count} waiting`}</Badge>
          )
        }
      />
      {queue.isPending && <RowsSkeleton label="Loading the review queue" />}
      {queue.isError && (
        <LoadFailure title="Error Loading Reviews" couldNot="load the review queue" query={queue} />
      )}
      {queue.isSuccess && count === 0 && <Text tone="muted">Nothing to review.</Text>}
      {count > 0 && (
        <ul className={rows}>
          {waiting.map(({ kind, item }) => (
            <ReviewRow key={item.id} kind={kind} item={item} />
          ))}
        </ul>
      )}
      {waiting.length > 0 && waiting.length < count && (
        <Text tone="muted">More will appear as you review these.</Text>
      )}
    </Card>
  );
}

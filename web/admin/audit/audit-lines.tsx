import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { auditHref } from "./audit-href.ts";
import { line, lines, what, when } from "./audit-lines.css.ts";
import type { auditQuery } from "./audit-query.ts";

type Props = { query: ReturnType<typeof auditQuery>; namesObject: boolean };

/** Audit lines, latest first. `namesObject` adds the subject where it isn't clear. */
export function AuditLines({ query, namesObject }: Props) {
  const activityLog = useInfiniteQuery(query);
  const events = activityLog.data?.pages.flatMap((page) => page.events) ?? [];
  if (activityLog.isPending) return <RowsSkeleton label="Loading the audit log" rows={3} />;
  if (activityLog.isError && events.length === 0) {
    return (
      <LoadFailure
        title="Error Loading the Audit Log"
        text="Failed to load the audit log. Please try again."
        query={activityLog}
      />
    );
  }
  if (events.length === 0) {
    return <EmptyState title="Nothing yet" text="Activity will appear here." />;
  }
  return (
    <Stack>
      <ol className={lines}>
        {events.map((event) => (
          <li key={event.id} className={line}>
            <span className={when}>
              <DateText iso={event.at} format="PPp" />
            </span>
            <span className={what}>
              <strong>{event.actorName}</strong> {event.words}
              {namesObject && event.objectName && (
                <span>
                  : <Subject {...event} objectName={event.objectName} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      <LoadMore pages={activityLog} />
    </Stack>
  );
}

type SubjectProps = Parameters<typeof auditHref>[0];

/** The name of what a line is about, as a link to it where an admin can look at it; what is deleted says so. */
function Subject(event: SubjectProps) {
  const href = auditHref(event);
  if (event.isGone) return `${event.objectName} (deleted)`;
  return href ? <TextLink to={href}>{event.objectName}</TextLink> : event.objectName;
}

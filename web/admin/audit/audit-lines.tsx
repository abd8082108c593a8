import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { List } from "../../ui/feedback/list-card.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { auditHref } from "./audit-href.ts";
import { line, lines, what, when } from "./audit-lines.css.ts";
import { type About, auditQuery } from "./audit-query.ts";

type Props = { about: About; namesObject: boolean };

/**
 * Audit lines, latest first. `namesObject` adds the subject to each line, where the page doesn't
 * make it clear.
 */
export function AuditLines({ about, namesObject }: Props) {
  return (
    <List
      query={useInfiniteQuery(auditQuery(about))}
      loading="Loading the audit log"
      rows={3}
      failure={{
        title: "Error Loading the Audit Log",
        couldNot: "load the audit log",
      }}
      empty={<EmptyState title="Nothing yet" text="Activity will appear here." />}
    >
      {(events) => (
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
      )}
    </List>
  );
}

type SubjectProps = Parameters<typeof auditHref>[0];

/**
 * The subject of a line: a link when an admin can open it; a deleted one says that it is deleted.
 */
function Subject(event: SubjectProps) {
  const href = auditHref(event);
  if (event.isGone) return `${event.objectName} (deleted)`;
  return href ? <TextLink to={href}>{event.objectName}</TextLink> : event.objectName;
}

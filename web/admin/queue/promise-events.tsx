import type { ViewedPromiseBody } from "../../../app-server/contract/promise/promise-queue.ts";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { foldSummary } from "../folded.css.ts";
import { promiseEventWords } from "./promise-event-words.ts";
import { eventRow, eventRows } from "./queue.css.ts";

/** The history of a promise, latest first: when, what and why. */
export function PromiseEvents({ events }: Pick<ViewedPromiseBody, "events">) {
  if (events.length === 0) return null;
  const listed = events.map((event, at) => ({
    ...promiseEventWords(event),
    at: event.at,
    key: at,
  }));
  return (
    <details>
      <summary className={foldSummary}>What happened ({events.length})</summary>
      <Text size="small" tone="muted">
        Times are rounded to the hour, as the ledger keeps them.
      </Text>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ol className={eventRows} role="list">
        {listed.toReversed().map(({ key, at, what, why }) => (
          <li key={key} className={eventRow}>
            <Text as="span" size="small" tone="muted">
              <DateText iso={at} format="PPp" />
            </Text>
            <span>
              {what}
              {why && (
                <Text as="span" size="small" tone="muted">
                  {` ${why}.`}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import type { RefObject } from "react";
import type { AdminQuotesBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { formatCount } from "../../format.ts";
import { Button } from "../../ui/action/button.tsx";
import { Pagination } from "../../ui/data/pagination.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { forKeyboards, list } from "./queue.css.ts";
import { type QueueAddress, queueHref } from "./queue-address.ts";
import { QueueFilters } from "./queue-filters.tsx";
import { QueueRow } from "./queue-row.tsx";

type Props = {
  address: URLSearchParams;
  place: QueueAddress;
  query: UseQueryResult<AdminQuotesBody>;
  currentId: string | null;
  search: RefObject<HTMLInputElement | null>;
  onHelp: () => void;
};

/** A page of the queue, with its filters, the longest waiting request first. */
export function QueueList({ address, place, query, currentId, search, onHelp }: Props) {
  const quotes = query.data?.quotes ?? [];
  const total = query.data?.total ?? 0;
  return (
    <>
      <Inline justify="between">
        <Heading level={2} size="card">
          Queue
        </Heading>
        <span className={forKeyboards}>
          <Button size="small" tone="quiet" onClick={onHelp}>
            Shortcuts (?)
          </Button>
        </span>
      </Inline>
      <QueueFilters address={address} place={place} search={search} />
      <div role="status">
        {query.isSuccess && (
          <Text size="small" tone="muted">
            {formatCount(total)} {total === 1 ? "request" : "requests"}, longest wait first
          </Text>
        )}
      </div>
      {query.isPending && <RowsSkeleton label="Loading the queue" rows={5} />}
      {query.isError && (
        <LoadFailure
          title="Error Loading Queue"
          text="Failed to load the queue. Please try again."
          query={query}
        />
      )}
      {query.isSuccess && quotes.length === 0 && <Empty place={place} />}
      {quotes.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
        <ul className={list} role="list" aria-label="Requests in the queue">
          {quotes.map((quote) => (
            <QueueRow
              key={quote.id}
              quote={quote}
              href={queueHref(place, { brief: quote.id })}
              isCurrent={quote.id === currentId}
            />
          ))}
        </ul>
      )}
      <Pagination
        label="Pages of the queue"
        page={query.data?.page ?? 1}
        pageCount={query.data?.pageCount ?? 1}
        hrefOf={(at) => queueHref(place, { at, brief: null })}
      />
    </>
  );
}

function Empty({ place }: { place: QueueAddress }) {
  if (place.find) {
    return <EmptyState title="No requests match" text="Try part of a company, name or show." />;
  }
  return (
    <EmptyState
      title={place.need === "builders" ? "Every request has builders" : "No open requests"}
      text="New requests appear here as soon as exhibitors send them."
    />
  );
}

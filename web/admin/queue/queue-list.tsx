import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { callQuery } from "../../api/call-query.ts";
import { formatCount } from "../../format.ts";
import { Button } from "../../ui/action/button.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Pagination } from "../../ui/data/pagination.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { forKeyboards, list } from "./queue.css.ts";
import { type QueueAddress, queueHref, standingOf } from "./queue-address.ts";
import { QueueFilters } from "./queue-filters.tsx";
import type { QueuePage } from "./queue-query.ts";
import { QueueRow } from "./queue-row.tsx";

type Props = {
  address: URLSearchParams;
  place: QueueAddress;
  query: UseQueryResult<QueuePage>;
  currentId: string | null;
  search: RefObject<HTMLInputElement | null>;
  heading: RefObject<HTMLDivElement | null>;
  onHelp: () => void;
};

/** A page of the queue with its filters, the longest-waiting request first. */
export function QueueList({ address, place, query, currentId, search, heading, onHelp }: Props) {
  const { data: stats } = useQuery(callQuery("GET /api/admin/dashboard"));
  const items = query.data?.items ?? [];
  const total = query.data?.total ?? items.length;
  const order = standingOf(place.need) ? "first due first" : "longest wait first";
  return (
    <>
      <Inline justify="between">
        <div ref={heading} tabIndex={-1}>
          <Heading level={2} size="card">
            Queue
          </Heading>
        </div>
        <span className={forKeyboards}>
          <Button size="small" tone="quiet" onClick={onHelp}>
            Shortcuts (?)
          </Button>
        </span>
      </Inline>
      <QueueFilters
        address={address}
        place={place}
        search={search}
        counts={{ ...stats?.promises, builders: stats?.pendingQuotes }}
      />
      <div role="status">
        {query.isSuccess && total > 0 && (
          <Text size="small" tone="muted">
            {formatCount(total)} {total === 1 ? "request" : "requests"}, {order}
          </Text>
        )}
      </div>
      {query.isPending && <RowsSkeleton label="Loading the queue" rows={5} />}
      {query.isError && (
        <LoadFailure title="Error Loading Queue" couldNot="load the queue" query={query} />
      )}
      {query.isSuccess && items.length === 0 && <Empty place={place} total={stats?.totalQuotes} />}
      {items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list
        <ul className={list} role="list" aria-label="Requests in the queue">
          {items.map((item) => (
            <QueueRow
              key={item.id}
              item={item}
              href={queueHref(place, { brief: item.id })}
              isCurrent={item.id === currentId}
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
      {(place.after || query.data?.next) && (
        <Inline>
          {place.after && (
            <LinkButton size="small" to={queueHref(place, { after: null, brief: null })}>
              First page
            </LinkButton>
          )}
          {query.data?.next && (
            <LinkButton size="small" to={queueHref(place, { after: query.data.next, brief: null })}>
              Next page
            </LinkButton>
          )}
        </Inline>
      )}
    </>
  );
}

/** `total`: number of all requests, if known. */
function Empty({ place, total }: { place: QueueAddress; total: number | undefined }) {
  if (place.find) {
    return <EmptyState title="No requests match" text="Try part of a company, name or show." />;
  }
  if (standingOf(place.need)) {
    return <EmptyState title="Nothing here" text="No promise needs you for this reason." />;
  }
  const isFirst = total === 0;
  return (
    <EmptyState
      title={
        isFirst
          ? "No requests yet"
          : place.need === "builders"
            ? "Every request has builders"
            : "No open requests"
      }
      text="New requests appear here as soon as exhibitors send them."
    />
  );
}

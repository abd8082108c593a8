import type { RefObject } from "react";
import { Link } from "react-router";
import { formatCount } from "../../format.ts";
import { SearchFilter } from "../../page/filter-fields.tsx";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { filter, filters } from "./queue.css.ts";
import {
  firstPage,
  type QueueAddress,
  type QueueFilter,
  queueFilters,
  queueHref,
  standingOf,
} from "./queue-address.ts";

type Props = {
  address: URLSearchParams;
  place: QueueAddress;
  search: RefObject<HTMLInputElement | null>;
  /** Number of requests by filter, where known. */
  counts: Partial<Record<QueueFilter, number | undefined>>;
};

/**
 * The filters and the search field of the queue. Filters by promise are shown only when there are
 * promises.
 */
export function QueueFilters({ address, place, search, counts }: Props) {
  const shown = queueFilters.filter(
    ({ name }) => standingOf(name) === null || name === place.need || counts[name],
  );
  const searched = standingOf(place.need) === null ? place.need : "open";
  const live = useAutoSubmit({
    search: address,
    textField: "find",
    hrefOf: (wanted) => {
      const find = wanted.get("find")?.trim() ?? "";
      return queueHref(place, { ...firstPage, need: find ? searched : place.need, find });
    },
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={filters} role="list">
        {shown.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={queueHref(place, {
                ...firstPage,
                need: name,
                ...(standingOf(name) ? { find: "" } : {}),
              })}
              preventScrollReset
              className={filter}
              aria-current={name === place.need || undefined}
            >
              {label}
              {(counts[name] ?? 0) > 0 && <span>{formatCount(counts[name] ?? 0)}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <search aria-label="Queue">
        <form method="get" action="/admin-dashboard" {...live}>
          {searched !== "builders" && <input type="hidden" name="need" value={searched} />}
          <SearchFilter
            id="queue-find"
            label="Find a request"
            name="find"
            placeholder="Company, name or show"
            value={place.find}
            ref={search}
          />
        </form>
      </search>
    </>
  );
}

import { SearchFilter, SelectFilter } from "../../page/filter-fields.tsx";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { form, wide } from "./admin-filters.css.ts";
import { adminHref } from "./admin-search.ts";

const statuses = [
  { value: "all", label: "All Status" },
  { value: "pending", label: "Pending" },
  { value: "assigned", label: "Assigned" },
  { value: "completed", label: "Completed" },
  { value: "cancelled", label: "Cancelled" },
];
const sorts = [
  { value: "all", label: "Newest" },
  { value: "event-date", label: "Event date" },
  { value: "priority", label: "Priority" },
  { value: "waiting", label: "Waiting longest" },
];

/** Filters and sorts the list while the admin types. */
export function AdminFilters({ address }: { address: URLSearchParams }) {
  const live = useAutoSubmit({ search: address, hrefOf: (wanted) => adminHref(wanted) });
  return (
    <search aria-label="Requests">
      <form method="get" action="/admin-dashboard" className={form} {...live}>
        <div className={wide}>
          <SearchFilter
            id="admin-search"
            placeholder="Company, name or show"
            value={address.get("search")}
          />
        </div>
        <SelectFilter
          {...{ id: "admin-status", name: "status", label: "Status" }}
          options={statuses}
          value={address.get("status")}
        />
        <SelectFilter
          {...{ id: "admin-sort", name: "sort", label: "Order" }}
          options={sorts}
          value={address.get("sort")}
        />
      </form>
    </search>
  );
}

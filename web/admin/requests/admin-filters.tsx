import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
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

/** Filters and sorts the list, as the admin types. */
export function AdminFilters({ address }: { address: URLSearchParams }) {
  const live = useAutoSubmit({ search: address, hrefOf: (wanted) => adminHref(wanted) });
  return (
    <search aria-label="Requests">
      <form method="get" action="/admin-dashboard" className={form} {...live}>
        <div className={wide}>
          <Field label="Search" id="admin-search">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="search"
                maxLength={100}
                autoComplete="off"
                placeholder="Company, name or show"
                defaultValue={address.get("search") ?? ""}
              />
            )}
          </Field>
        </div>
        <Field label="Status" id="admin-status">
          {(control) => (
            <Select
              {...control}
              name="status"
              options={statuses}
              defaultValue={address.get("status") ?? "all"}
            />
          )}
        </Field>
        <Field label="Order" id="admin-sort">
          {(control) => (
            <Select
              {...control}
              name="sort"
              options={sorts}
              defaultValue={address.get("sort") ?? "all"}
            />
          )}
        </Field>
      </form>
    </search>
  );
}

import type { RefObject } from "react";
import { Link } from "react-router";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { filter, filters } from "./queue.css.ts";
import { type QueueAddress, queueFilters, queueHref } from "./queue-address.ts";

type Props = {
  address: URLSearchParams;
  place: QueueAddress;
  search: RefObject<HTMLInputElement | null>;
};

/** Which requests the queue shows: one of its filters, and a text to find. */
export function QueueFilters({ address, place, search }: Props) {
  const first = { at: 1, brief: null };
  const live = useAutoSubmit({
    search: address,
    textField: "find",
    hrefOf: (wanted) => queueHref(place, { ...first, find: wanted.get("find")?.trim() ?? "" }),
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari forgets that it is a list */}
      <ul className={filters} role="list">
        {queueFilters.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={queueHref(place, { ...first, need: name })}
              preventScrollReset
              className={filter}
              aria-current={name === place.need || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <search aria-label="Queue">
        <form method="get" action="/admin-dashboard" {...live}>
          {place.need !== "builders" && <input type="hidden" name="need" value={place.need} />}
          <Field label="Find a request">
            {(control) => (
              <TextInput
                {...control}
                ref={search}
                type="search"
                name="find"
                maxLength={100}
                autoComplete="off"
                placeholder="Company, name or show"
                defaultValue={place.find}
              />
            )}
          </Field>
        </form>
      </search>
    </>
  );
}

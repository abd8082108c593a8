import { useQuery } from "@tanstack/react-query";
import type { PeopleGroup } from "../../../domain/account-administration/ports.ts";
import { SearchFilter, SelectFilter } from "../../page/filter-fields.tsx";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { peopleHref, readPeopleAddress } from "../people-address.ts";
import { form, wide } from "../requests/admin-filters.css.ts";
import { peopleQuery } from "./people-query.ts";
import { PersonRow } from "./person-row.tsx";

const groups: { value: PeopleGroup | "all"; label: string }[] = [
  { value: "all", label: "Everyone" },
  { value: "exhibitors", label: "Exhibitors" },
  { value: "builders", label: "Builders" },
  { value: "admins", label: "Admins" },
  { value: "suspended", label: "Suspended accounts" },
  { value: "off-the-site", label: "Builders off the site" },
];

/** Every account and builder, for an admin to find, suspend or take off the site. The address holds what is looked for. */
export function People({ address }: { address: URLSearchParams }) {
  const wanted = readPeopleAddress(address);
  const { page } = wanted;
  const people = useQuery(peopleQuery(wanted));
  const live = useAutoSubmit({
    search: address,
    textField: "find",
    hrefOf: (held) => peopleHref({ ...readPeopleAddress(held), page: 1 }),
  });
  return (
    <Card as="section">
      <CardHeader
        title="People & Builders"
        subtitle="Find an account or a builder, suspend it or take it off the site."
      />
      <Stack>
        <search aria-label="People and builders">
          <form method="get" action="/admin-dashboard" className={form} {...live}>
            <input type="hidden" name="view" value="people" />
            <div className={wide}>
              <SearchFilter
                {...{ id: "people-find", name: "find", value: wanted.search }}
                placeholder="Name, company or email"
              />
            </div>
            <div className={wide}>
              <SelectFilter
                {...{ id: "people-group", name: "group", label: "Show" }}
                options={groups}
                value={wanted.group}
              />
            </div>
          </form>
        </search>
        {people.isPending && <RowsSkeleton label="Loading people" rows={4} />}
        {people.isError && (
          <LoadFailure
            title="Error Loading People"
            text="Failed to load people and builders. Please try again."
            query={people}
          />
        )}
        {people.data?.people.length === 0 && (
          <EmptyState
            title="No matches"
            text="Try part of a name, a company or an email address."
          />
        )}
        <ul className={rows} aria-busy={people.isFetching}>
          {people.data?.people.map((person) => (
            <PersonRow key={person.account?.id ?? person.profile?.id} person={person} />
          ))}
        </ul>
        {people.data && (page > 1 || people.data.hasMore) && (
          <Inline gap="small">
            {page > 1 && (
              <LinkButton size="small" to={peopleHref({ ...wanted, page: page - 1 })}>
                Previous
              </LinkButton>
            )}
            {people.data.hasMore && (
              <LinkButton size="small" to={peopleHref({ ...wanted, page: page + 1 })}>
                Next
              </LinkButton>
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

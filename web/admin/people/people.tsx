import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { PeopleGroup } from "../../../domain/account-administration/ports.ts";
import { callQuery } from "../../api/call-query.ts";
import { SearchFilter, SelectFilter } from "../../page/filter-fields.tsx";
import { useAutoSubmit } from "../../page/use-auto-submit.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { List } from "../../ui/feedback/list-card.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { peopleHref, readPeopleAddress } from "../people-address.ts";
import { form, wide } from "../requests/admin-filters.css.ts";
import { PersonRow } from "./person-row.tsx";

const groups: { value: PeopleGroup | "all"; label: string }[] = [
  { value: "all", label: "Everyone" },
  { value: "exhibitors", label: "Exhibitors" },
  { value: "builders", label: "Builders" },
  { value: "admins", label: "Admins" },
  { value: "suspended", label: "Suspended accounts" },
  { value: "off-the-site", label: "Hidden builders" },
];

/** All accounts and builders, for an admin to find, suspend or hide. The URL holds the search. */
export function People({ address }: { address: URLSearchParams }) {
  const wanted = readPeopleAddress(address);
  const { page } = wanted;
  const people = useQuery({
    ...callQuery("GET /api/admin/people", { query: wanted }),
    placeholderData: keepPreviousData,
  });
  const live = useAutoSubmit({
    search: address,
    textField: "find",
    hrefOf: (held) => peopleHref({ ...readPeopleAddress(held), page: 1 }),
  });
  return (
    <Card as="section">
      <CardHeader
        title={wanted.group === "admins" ? "Team" : "People & Builders"}
        subtitle="Find an account or a builder, suspend it or hide it."
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
        <List
          query={{ ...people, data: people.data?.people }}
          loading="Loading people"
          rows={4}
          failure={{
            title: "Error Loading People",
            couldNot: "load people and builders",
          }}
          empty={
            <EmptyState
              title="No matches"
              text="Try part of a name, a company or an email address."
            />
          }
        >
          {(listed) => (
            <ul className={rows} aria-busy={people.isFetching}>
              {listed.map((person) => (
                <PersonRow key={person.account?.id ?? person.profile?.id} person={person} />
              ))}
            </ul>
          )}
        </List>
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

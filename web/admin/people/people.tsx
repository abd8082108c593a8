import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PeopleGroup } from "../../../domain/account-administration/ports.ts";
import { usePaused } from "../../page/use-paused.ts";
import { Button } from "../../ui/action/button.tsx";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Field } from "../../ui/form/field.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { form, wide } from "../requests/admin-filters.css.ts";
import { peopleQuery } from "./people-query.ts";
import { PersonRow } from "./person-row.tsx";

const groups: { value: PeopleGroup | ""; label: string }[] = [
  { value: "", label: "Everyone" },
  { value: "exhibitors", label: "Exhibitors" },
  { value: "builders", label: "Builders" },
  { value: "admins", label: "Admins" },
  { value: "suspended", label: "Suspended accounts" },
  { value: "off-the-site", label: "Builders off the site" },
];

/** Every account and builder, for an admin to find, suspend or take off the site. `?find=` is searched for at first. */
export function People({ address }: { address: URLSearchParams }) {
  const [typed, setTyped] = useState(address.get("find") ?? "");
  const [group, setGroup] = useState<PeopleGroup | "">("");
  const [page, setPage] = useState(1);
  const search = usePaused(typed.trim());
  const people = useQuery(peopleQuery({ search, group: group || null, page }));
  return (
    <Card as="section">
      <CardHeader
        title="People & Builders"
        subtitle="Find an account or a builder, suspend it or take it off the site."
      />
      <Stack>
        <search aria-label="People and builders" className={form}>
          <div className={wide}>
            <SearchField
              label="Search"
              placeholder="Name, company or email"
              value={typed}
              onChange={(text) => {
                setTyped(text);
                setPage(1);
              }}
            />
          </div>
          <div className={wide}>
            <Field label="Show">
              {(control) => (
                <Select
                  {...control}
                  options={groups}
                  value={group}
                  onChange={(event) => {
                    setGroup(event.target.value as PeopleGroup | "");
                    setPage(1);
                  }}
                />
              )}
            </Field>
          </div>
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
            <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <Button size="small" disabled={!people.data.hasMore} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

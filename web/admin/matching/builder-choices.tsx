import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { Api } from "../../../app-server/contract/api-client.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useDebounced } from "../../page/use-debounced.ts";
import { Badge } from "../../ui/feedback/badge.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { type BuilderOption, builderOptions } from "./builder-options.ts";

/** Builders whose name contains a text. Earlier results stay until the new ones arrive. */
const foundBuildersQuery = (search: string, api: Api = fetchApi) =>
  queryOptions({
    queryKey: ["found-builders", search],
    queryFn: () => api.call("GET /api/admin/builders", { query: { search } }),
    staleTime: 60_000,
    retry: false,
    placeholderData: keepPreviousData,
  });

type Props = {
  /** Part of a name; empty finds the first builders of all. */
  wanted: string;
  /** Ids of builders that the list above already shows. */
  suggested: ReadonlySet<string>;
  builders: ReadonlyMap<string, string>;
  assigned: readonly string[];
  declined: readonly string[];
  picked: readonly BuilderOption[];
  onPick: (added: readonly BuilderOption[]) => void;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/** Search for any builder by name. Selected builders stay visible. */
export function BuilderChoices({ wanted, suggested, builders, assigned, ...choice }: Props) {
  const { selected, onSelect, declined, picked, onPick } = choice;
  const search = useDebounced(wanted);
  const query = useQuery(foundBuildersQuery(search));
  const isSearch = wanted !== "";
  const options = builderOptions({
    picked,
    assigned,
    suggested,
    isSearch,
    found: query.data?.builders ?? [],
    names: builders,
  });

  function select(ids: readonly string[]) {
    const added = options.filter(({ value }) => ids.includes(value) && !selected.includes(value));
    onPick(added);
    onSelect(ids);
  }

  if (query.isError && !query.data) {
    return <LoadFailure title="Error Loading Builders" couldNot="load builders" query={query} />;
  }
  return (
    <Stack gap="small">
      {options.length > 0 && (
        <CheckboxGroup
          legend={legendOf(isSearch, suggested)}
          options={options.map((option) => ({
            ...option,
            hint: <AskedHint option={option} assigned={assigned} declined={declined} />,
          }))}
          values={selected}
          onValuesChange={select}
        />
      )}
      <div role="status">
        {query.data && options.length === 0 && <Text tone="muted">No builders found</Text>}
        {query.data?.hasMore && (
          <Text size="small" tone="muted">
            {isSearch
              ? "More builders match. Keep typing to narrow the list."
              : "Find other builders by name above."}
          </Text>
        )}
      </div>
    </Stack>
  );
}

function legendOf(isSearch: boolean, suggested: ReadonlySet<string>): string {
  if (isSearch) return "Builders with this name";
  return suggested.size > 0 ? "All other builders" : "All builders";
}

type HintProps = Pick<Props, "assigned" | "declined"> & { option: BuilderOption };

/** A builder's city, with a badge if they were already asked or have declined. */
function AskedHint({ option: { value, hint }, assigned, declined }: HintProps) {
  return (
    <span>
      {assigned.includes(value) ? (
        <Badge tone="info">Already asked</Badge>
      ) : (
        declined.includes(value) && <Badge tone="caution">Declined</Badge>
      )}
      <span>{` ${hint}`}</span>
    </span>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { SearchField } from "../../ui/form/search-field.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { BuilderChoices } from "./builder-choices.tsx";
import type { BuilderOption } from "./builder-options.ts";
import { IneligibleBuilders } from "./ineligible-builders.tsx";
import { suggestedBuildersQuery } from "./suggested-builders-query.ts";
import { Suggestions } from "./suggestions.tsx";

type Props = {
  requestId: string;
  builders: ReadonlyMap<string, string>;
  assigned: readonly string[];
  /** Ids of builders who declined the invitation. */
  declined: readonly string[];
  /** Builders selected from search results. */
  picked: readonly BuilderOption[];
  onPick: (added: readonly BuilderOption[]) => void;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/**
 * Selects builders, best matches first. An assigned builder that was deleted can still be removed.
 */
export function BuilderSelector({ requestId, builders, selected, onSelect, ...choices }: Props) {
  const [search, setSearch] = useState("");
  const { data, isPending, isError } = useQuery(suggestedBuildersQuery(requestId));
  const wanted = search.trim();
  const suggestions = wanted === "" ? (data?.suggestions ?? []) : [];

  return (
    <Stack>
      <SearchField
        label="Find a builder"
        placeholder="Type part of a name"
        value={search}
        onChange={setSearch}
      />
      {isPending && <RowsSkeleton label="Finding matching builders…" rows={3} />}
      {isError && (
        <Notice tone="caution" title="No suggestions at the moment">
          Choose from all builders.
        </Notice>
      )}
      {wanted === "" && data && data.unknowns.length > 0 && (
        <Notice title="Some details are missing, so scores are approximate">
          {data.unknowns.join(". ")}.
        </Notice>
      )}
      {suggestions.length > 0 && (
        <Suggestions suggestions={suggestions} selected={selected} onSelect={onSelect} />
      )}
      {wanted === "" && data && (
        <IneligibleBuilders builders={data.misfits} more={data.moreMisfits} />
      )}
      {/* rendered only after the suggestions, so that the list doesn't move under a finger */}
      {!isPending && (
        <BuilderChoices
          wanted={wanted}
          suggested={new Set(suggestions.map(({ builderId }) => builderId))}
          builders={builders}
          {...choices}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </Stack>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import type {
  SuggestedBuildersBody,
  SuggestionBody,
} from "../../../app-server/contract/quotes/suggested-builders.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { IneligibleBuilders } from "../matching/ineligible-builders.tsx";
import { Suggestions } from "../matching/suggestions.tsx";

type Props = {
  query: UseQueryResult<SuggestedBuildersBody>;
  suggestions: readonly SuggestionBody[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/**
 * Lists matching builders as checkboxes, the best match first. Below, a folded list names each
 * builder who doesn't match, and why.
 */
export function QueueSuggestions({ query, suggestions, selected, onSelect }: Props) {
  if (query.isPending) return <RowsSkeleton label="Finding matching builders…" rows={5} />;
  if (query.isError && !query.data) {
    return (
      <LoadFailure
        title="Error Loading Suggestions"
        text="We couldn't find matching builders. Try again, or choose from all builders."
        query={query}
      />
    );
  }
  const { misfits, moreMisfits, unknowns } = query.data;
  return (
    <Stack>
      {unknowns.length > 0 && (
        <Notice title="Some details are missing, so scores are approximate">
          {unknowns.join(". ")}.
        </Notice>
      )}
      {suggestions.length > 0 ? (
        <Suggestions suggestions={suggestions} selected={selected} onSelect={onSelect} />
      ) : (
        <Notice tone="caution" title="No builder fits this request">
          Below is what each of them lacks. You can still choose others.
        </Notice>
      )}
      <IneligibleBuilders builders={misfits} more={moreMisfits} />
    </Stack>
  );
}

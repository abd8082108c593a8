import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import { Pagination } from "../ui/data/pagination.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { Text } from "../ui/text/text.tsx";
import { BuilderFilters } from "./builder-filters.tsx";
import { asUnderstood, buildersHref } from "./builder-search-address.ts";
import { BuilderTotals } from "./builder-totals.tsx";
import { BuildersFailed } from "./builders-failed.tsx";
import { list } from "./card/builder-card.css.ts";
import { BuilderCard } from "./card/builder-card.tsx";
import { NoBuilders } from "./no-builders.tsx";
import { resultWords } from "./search/result-words.ts";

const cards = ["one", "two", "three", "four", "five", "six"];

function BuildersSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <Stack gap="large">
        <Spinner label="Loading builders..." />
        <Skeleton shape="control" />
        <Grid min="20rem" gap="large">
          {cards.map((card) => (
            <Stack key={card} gap="small">
              <Skeleton shape="picture" />
              <Skeleton shape="title" />
              <Skeleton lines={3} />
            </Stack>
          ))}
        </Grid>
      </Stack>
    </div>
  );
}

const tenMinutesMs = 600_000;

/** The builders found for the URL's parameters, with the filters. */
export function BuildersList({ search }: { search: URLSearchParams }) {
  const query = useQuery({
    ...callQuery("GET /api/builders/search", { query: search }),
    staleTime: tenMinutesMs,
    retry: 2,
    placeholderData: keepPreviousData,
  });
  if (query.isError) return <BuildersFailed />;
  if (!query.data) return <BuildersSkeleton />;
  const { builders, page, pageCount, facets, totals, understood } = query.data;
  return (
    <Stack gap="large">
      <BuilderFilters search={search} facets={facets} understood={understood} />
      <div role="status">
        <Text tone="muted">{resultWords(query.data, asUnderstood(search, understood))}</Text>
      </div>
      {builders.length === 0 ? (
        <NoBuilders search={search} looser={query.data.looser} understood={understood} />
      ) : (
        <ul className={list} aria-busy={query.isPlaceholderData}>
          {builders.map((builder, index) => (
            <li key={builder.id}>
              <BuilderCard builder={builder} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="Pages of builders"
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => buildersHref(search, number)}
      />
      <BuilderTotals totals={totals} />
    </Stack>
  );
}

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { OverviewBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { callQuery } from "../api/call-query.ts";
import { formatCount } from "../format.ts";
import { durationWords } from "../quotes/duration-words.ts";
import { rows } from "../ui/data/rows.css.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { ownResponsesQuery } from "./builder-queries.ts";
import { LossReasons } from "./debrief.tsx";
import { OwnResponse } from "./own-response.tsx";

/** The builder's quotes and their outcomes. */
export function OwnResponses() {
  const { data: figures } = useQuery(callQuery("GET /api/dashboard/overview"));
  const own = useInfiniteQuery(ownResponsesQuery());
  const responses = own.data?.flatMap((page) => page.responses) ?? [];
  return (
    <Card as="section">
      <CardHeader title="My Quote Responses" subtitle={figures && totalsOf(figures)} />
      {own.isPending && <RowsSkeleton label="Loading your quote responses" />}
      {own.isError && (
        <LoadFailure
          title="Error Loading Quote Responses"
          couldNot="load your quote responses"
          query={own}
        />
      )}
      {own.isSuccess && responses.length === 0 && (
        <EmptyState
          title="No quote responses yet"
          text="Quotes you send appear here, along with the exhibitor's decision."
        />
      )}
      <LossReasons totals={own.data?.[0]?.lossReasons ?? []} />
      {responses.length > 0 && (
        <ul className={rows}>
          {responses.map((response) => (
            <OwnResponse key={response.id} response={response} />
          ))}
        </ul>
      )}
      <LoadMore pages={own} />
    </Card>
  );
}

/** "2 won of 7 decided. You answer in 5 h, by the median of recent quotes." */
function totalsOf({ won, decided, medianAnswerMs }: OverviewBody): string {
  const totals = [
    decided > 0 && `${formatCount(won)} won of ${formatCount(decided)} decided.`,
    medianAnswerMs !== null &&
      `You answer in ${durationWords(medianAnswerMs)}, by the median of recent quotes.`,
  ];
  return totals.filter(Boolean).join(" ");
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { QuoteMeasuresBody } from "../../app-server/contract/admin/quote-measures.ts";
import { callQuery } from "../api/call-query.ts";
import { formatCount } from "../format.ts";
import { durationWords } from "../quotes/duration-words.ts";
import { DataList } from "../ui/data/data-list.tsx";
import { Table } from "../ui/data/table.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { eventsSummary } from "./queue/queue.css.ts";

/** The number of measures that are shown without opening the rest. */
const shownFirst = 4;

type Measure = QuoteMeasuresBody["measures"][number];

/**
 * Statistics on how quotes are written, asked about and chosen: four of them, and all with their
 * definitions in a fold. Those without a case are left out.
 */
export function QuoteMeasures() {
  const query = useQuery({ ...callQuery("GET /api/admin/quote-measures"), staleTime: 60_000 });
  const { data } = query;
  const { data: stats } = useQuery(callQuery("GET /api/admin/dashboard"));
  const missed = stats?.promises.missed ?? 0;
  return (
    <Card as="section">
      <CardHeader
        title="Reports"
        subtitle={
          data
            ? `Over the latest ${data.requests === 1 ? "request" : `${formatCount(data.requests)} requests`}.`
            : "Over the latest requests."
        }
      />
      {missed > 0 && (
        <Link to="/admin-dashboard?need=missed" className={textLink}>
          {missed === 1 ? "1 missed promise" : `${formatCount(missed)} missed promises`} to answer
        </Link>
      )}
      <Loaded
        query={query}
        loading="Loading the measures"
        failure={{
          title: "Error Loading Measures",
          couldNot: "load the measures",
        }}
      >
        {({ measures }) => {
          const counted = measures.filter(({ value }) => value !== null);
          return counted.length === 0 ? (
            <EmptyState
              title="No figures yet"
              text="They are counted from quotes: how long writing one takes, how many have lines, how many are accepted."
            />
          ) : (
            <>
              <DataList
                columns={4}
                items={counted
                  .slice(0, shownFirst)
                  .map((measure) => ({ label: measure.label, value: valueText(measure) }))}
              />
              <details>
                <summary className={eventsSummary}>All measures, and how they are counted</summary>
                <Table
                  caption="How quotes are written, asked about and chosen"
                  captionHidden
                  columns={[
                    { header: "Measure", cell: ({ label }) => label, isTitle: true },
                    { header: "Value", align: "end", cell: valueText },
                    { header: "Counted over", align: "end", cell: ({ of }) => formatCount(of) },
                    { header: "How it is counted", cell: ({ how }) => how },
                  ]}
                  rows={counted}
                  rowKey={({ key }) => key}
                />
              </details>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function valueText({ value, unit }: Measure): string {
  if (value === null) return "";
  if (unit === "percent") return `${value}%`;
  return unit === "count" ? formatCount(value) : durationWords(value);
}

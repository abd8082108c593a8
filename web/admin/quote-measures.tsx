import { useQuery } from "@tanstack/react-query";
import type { QuoteMeasuresBody } from "../../app-server/contract/admin/quote-measures.ts";
import { callQuery } from "../api/call-query.ts";
import { formatCount } from "../format.ts";
import { durationWords } from "../quotes/duration-words.ts";
import { Table } from "../ui/data/table.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Text } from "../ui/text/text.tsx";
import { foldSummary } from "./folded.css.ts";

type Measure = QuoteMeasuresBody["measures"][number];

/**
 * In a fold: how quotes are written, asked about and chosen, each measure with its definition.
 * Those without a case are left out.
 */
export function QuoteMeasures() {
  const query = useQuery({ ...callQuery("GET /api/admin/quote-measures"), staleTime: 60_000 });
  return (
    <Loaded
      query={query}
      loading="Loading the measures"
      failure={{
        title: "Error Loading Measures",
        couldNot: "load the measures",
      }}
    >
      {({ measures, requests }) => {
        const counted = measures.filter(({ value }) => value !== null);
        if (counted.length === 0) return null;
        return (
          <details>
            <summary className={foldSummary}>
              How quotes are written, asked about and chosen
            </summary>
            <Text tone="muted">
              {`Over the latest ${requests === 1 ? "request" : `${formatCount(requests)} requests`}.`}
            </Text>
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
        );
      }}
    </Loaded>
  );
}

function valueText({ value, unit }: Measure): string {
  if (value === null) return "";
  if (unit === "percent") return `${value}%`;
  return unit === "count" ? formatCount(value) : durationWords(value);
}

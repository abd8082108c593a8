import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ReportsBody } from "../../app-server/contract/admin/reports.ts";
import { callQuery } from "../api/call-query.ts";
import { formatCount, oneDecimal } from "../format.ts";
import { durationWords } from "../quotes/duration-words.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CardHeader } from "../ui/layout/card-header.tsx";
import { Text } from "../ui/text/text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { foldSummary } from "./folded.css.ts";
import { QuoteMeasures } from "./quote-measures.tsx";
import { figure, figures, value as valueStyle } from "./reports.css.ts";

type Report = ReportsBody["reports"][number];

/**
 * Four figures, each beside that of the period before and with its method on a press; below, in a
 * fold, how quotes are written. Figures without a case are left out.
 */
export function Reports() {
  const query = useQuery({ ...callQuery("GET /api/admin/reports"), staleTime: 60_000 });
  const { data: stats } = useQuery(callQuery("GET /api/admin/dashboard"));
  const missed = stats?.promises.missed ?? 0;
  return (
    <Card as="section">
      <CardHeader
        title="Reports"
        subtitle={
          query.data ? `Requests of the last ${query.data.days} days` : "Requests of the last days"
        }
      />
      {missed > 0 && (
        <Link to="/admin-dashboard?need=missed" className={textLink}>
          {missed === 1 ? "1 missed promise" : `${formatCount(missed)} missed promises`} to answer
        </Link>
      )}
      <Loaded
        query={query}
        loading="Loading the reports"
        failure={{ title: "Error Loading Reports", couldNot: "load the reports" }}
      >
        {({ days, reports }) => {
          const counted = reports.filter(({ value }) => value !== null);
          return counted.length === 0 ? (
            <EmptyState
              title="No figures yet"
              text="They are counted from requests and their quotes, as soon as there is one."
            />
          ) : (
            <ul className={figures}>
              {counted.map((report) => (
                <li key={report.key} className={figure}>
                  <ReportFigure report={report} days={days} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <QuoteMeasures />
    </Card>
  );
}

function ReportFigure({ report, days }: { report: Report; days: number }) {
  const { label, value, of, before, how } = report;
  return (
    <>
      <Text tone="muted" size="small">
        {label}
      </Text>
      <p className={valueStyle}>{valueText(report, value)}</p>
      {before !== null && (
        <Text tone="muted" size="small">
          {`${valueText(report, before)} the ${days} days before`}
        </Text>
      )}
      <details>
        <summary className={foldSummary}>
          How it's counted
          <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
        </summary>
        <Text size="small">{`${how} Counted over ${formatCount(of)}.`}</Text>
      </details>
    </>
  );
}

function valueText({ unit }: Report, value: number | null): string {
  if (value === null) return "";
  if (unit === "percent") return `${value}%`;
  return unit === "average" ? oneDecimal(value) : durationWords(value);
}

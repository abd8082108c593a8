import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { StatusGroup } from "../../domain/quotes/request-state.ts";
import { callQuery } from "../api/call-query.ts";
import { formatCount } from "../format.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { adminView } from "./admin-view.ts";
import { adminHref } from "./requests/admin-search.ts";
import { card, cards, label, link, value } from "./stat-cards.css.ts";

const stats = [
  { key: "totalQuotes", label: "Total Quotes", to: adminHref(new URLSearchParams()) },
  { key: "pendingQuotes", label: "Pending", to: hrefOf("pending") },
  { key: "assignedQuotes", label: "Assigned", to: hrefOf("assigned") },
  { key: "completedQuotes", label: "Completed", to: hrefOf("completed") },
  { key: "totalBuilders", label: "Total Builders", to: "/admin-dashboard?view=people" },
] as const;

function hrefOf(status: StatusGroup): string {
  return adminHref(new URLSearchParams({ status }));
}

/** Five totals; each links to its list, and the one whose list is shown is marked. */
export function StatCards({ address }: { address: URLSearchParams }) {
  const shown = adminView(address) === "requests" ? adminHref(address) : null;
  const query = useQuery(callQuery("GET /api/admin/dashboard"));
  if (query.isError && !query.data) {
    return (
      <LoadFailure title="Error Loading Statistics" couldNot="load the numbers" query={query} />
    );
  }
  return (
    <dl className={cards}>
      {stats.map((stat) => (
        <div key={stat.key} className={card}>
          <dt className={label}>{stat.label}</dt>
          <dd className={value}>
            {query.data ? (
              <Link
                to={stat.to}
                className={link}
                aria-current={stat.to === shown || undefined}
                aria-label={`${stat.label}: ${formatCount(query.data[stat.key])}`}
              >
                {formatCount(query.data[stat.key])}
              </Link>
            ) : (
              <>
                <Skeleton shape="title" />
                <VisuallyHidden>Loading</VisuallyHidden>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

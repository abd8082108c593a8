import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callQuery } from "../api/call-query.ts";
import { formatCount } from "../format.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { card, cards, label, link, value } from "./stat-cards.css.ts";

const stats = [
  { key: "totalQuotes", label: "Total Quotes", to: "/admin-dashboard?view=requests" },
  { key: "pendingQuotes", label: "Pending", to: "/admin-dashboard?status=pending" },
  { key: "assignedQuotes", label: "Assigned", to: "/admin-dashboard?status=assigned" },
  { key: "completedQuotes", label: "Completed", to: "/admin-dashboard?status=completed" },
  { key: "totalBuilders", label: "Total Builders", to: "/admin-dashboard?view=people" },
] as const;

/** Five totals; each links to its list. */
export function StatCards() {
  const query = useQuery(callQuery("GET /api/admin/dashboard"));
  if (query.isError && !query.data) {
    return (
      <LoadFailure
        title="Error Loading Statistics"
        text="We couldn't load the numbers. Check your connection and try again."
        query={query}
      />
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

import { useQuery } from "@tanstack/react-query";
import type { AdminStatsBody } from "../../app-server/contract/admin/admin-quotes.ts";
import { formatCount } from "../format.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { adminStatsQuery } from "./admin-stats-query.ts";
import { card, cards, label, value } from "./stat-cards.css.ts";

const stats: { key: keyof AdminStatsBody; label: string }[] = [
  { key: "totalQuotes", label: "Total Quotes" },
  { key: "pendingQuotes", label: "Pending" },
  { key: "assignedQuotes", label: "Assigned" },
  { key: "completedQuotes", label: "Completed" },
  { key: "totalBuilders", label: "Total Builders" },
];

/** How much there is of everything, in five numbers. */
export function StatCards() {
  const query = useQuery(adminStatsQuery());
  if (query.isError) {
    return (
      <LoadFailure
        title="Error Loading Statistics"
        text="Failed to load the numbers. Please try again."
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
              formatCount(query.data[stat.key])
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

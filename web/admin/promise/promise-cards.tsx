import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { percentText } from "../../../domain/shared/text/count-text.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { formatCount } from "../../format.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { card, label, link, value } from "../stat-cards.css.ts";
import { fourCards } from "./policy-form.css.ts";

/**
 * The record of the five-quotes target in the last 30 days, and the number of requests that need an
 * admin.
 */
const figuresQuery = queryOptions({
  queryKey: ["admin", "promise-figures"],
  queryFn: async () => {
    const [{ all: kept }, { counts }] = await Promise.all([
      fetchApi.call("GET /api/promise/summary", { query: { days: "30" } }),
      fetchApi.call("GET /api/admin/promise/queue", { query: { limit: "1" } }),
    ]);
    return { kept, counts };
  },
});

/** The promise's record in four figures; each links to its list. */
export function PromiseCards() {
  const query = useQuery(figuresQuery);
  const { data } = query;
  if (query.isError && !data) {
    return (
      <LoadFailure
        title="Error Loading Figures"
        couldNot="load how the promise is kept"
        query={query}
      />
    );
  }
  const figures = [
    { name: "Kept, 30 days", shown: data && keptShareText(data.kept), to: "/promise?days=30" },
    {
      name: "At risk now",
      shown: data && formatCount(data.counts["at-risk"]),
      to: "/admin-dashboard?need=at-risk",
    },
    {
      name: "Missed",
      shown: data && formatCount(data.counts.missed),
      to: "/admin-dashboard?need=missed",
    },
    {
      name: "Waiting for you",
      shown: data && formatCount(data.counts.waiting),
      to: "/admin-dashboard?need=waiting",
    },
  ];
  return (
    <dl className={fourCards}>
      {figures.map(({ name, shown, to }) => (
        <div key={name} className={card}>
          <dt className={label}>{name}</dt>
          <dd className={value}>
            {shown === undefined ? (
              <>
                <Skeleton shape="title" />
                <VisuallyHidden>Loading</VisuallyHidden>
              </>
            ) : (
              <Link to={to} className={link} aria-label={`${name}: ${shown}`}>
                {shown}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * The share of settled targets that were kept; a count while too few are settled for a percentage.
 */
export function keptShareText({
  kept,
  missed,
  share,
}: {
  kept: number;
  missed: number;
  share: number | null;
}): string {
  if (kept + missed === 0) return "–";
  return share === null ? `${kept} of ${kept + missed}` : percentText(share);
}

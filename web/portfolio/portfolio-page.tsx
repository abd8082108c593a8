import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { isFiltered } from "../../domain/portfolio/search/project-filter.ts";
import { readServed, serve } from "../api/served.ts";
import { useServed, useServedQuery } from "../api/use-served-query.ts";
import { apiContext } from "../context.ts";
import { afterPaint } from "../lazy/after-paint.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { toLastPage } from "../page/to-last-page.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { Container } from "../ui/layout/container.tsx";
import type { Route } from "./+types/portfolio-page.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import {
  type Choose,
  type PortfolioChoice,
  readChoice,
  toAddress,
} from "./filters/portfolio-choice.ts";
import { heroClaims, PortfolioHero } from "./portfolio-hero.tsx";
import { chapters, results } from "./portfolio-page.css.ts";
import { portfolioQuery, searchPortfolio } from "./portfolio-query.ts";
import { PortfolioResults } from "./portfolio-results.tsx";

const words: Record<string, string> = {
  cache:
    "Portfolio data is served from cache for faster performance. Data refreshes every 5 minutes.",
  "stale-cache":
    "Portfolio data is temporarily served from cache due to connectivity issues. Trying to refresh...",
  mock: "Portfolio data is currently unavailable. Showing sample projects for demonstration.",
};

/**
 * A notice when the projects don't come from the default source; `source` is the answer's
 * `X-Data-Source`.
 */
function DataSourceBanner({ source }: { source: string | null }) {
  const text = source === null ? undefined : words[source];
  if (!text) return null;
  return <Notice tone={source === "cache" ? "info" : "caution"} title={text} />;
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const choice = readChoice(new URLSearchParams(location.search));
  const page = choice.page > 1 ? `, page ${choice.page}` : "";
  return pageMeta(matches, {
    title: `${choice.card ? `${choice.card} booths` : "Portfolio"}${page}`,
    description:
      "Real trade show booths by industry, size, place and builder, with the brief, the idea and the results.",
    keywords: "booth portfolio, exhibit design ideas, custom booth examples, trade show stands",
    canonicalPath: toAddress(choice),
  });
};

/** Reads the page of results for the URL; 503 with a message when that fails. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const choice = readChoice(new URL(request.url).searchParams);
  const api = context.get(apiContext);
  const reading = readClaims(api, heroClaims);
  try {
    const found = await searchPortfolio(choice, api);
    toLastPage(choice.page, found, (page) => toAddress({ ...choice, page }));
    return data(serve({ found, claims: await reading }, Object.values(found)));
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("Cannot read the portfolio:", error);
    return data(serve({ found: null, claims: await reading }), { status: 503 });
  }
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => null;

/** The portfolio with its filters. */
export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { choice, shown, choose } = usePortfolioChoice();
  const [claims] = useState(() => loaderData && readServed(loaderData).claims);
  const served = useServed(loaderData, toAddress(shown));
  const query = useServedQuery(portfolioQuery(shown), served?.found);
  const found = query.data;
  const hasFailed = served?.found === null || (query.isError && !found);
  return (
    <div className={chapters}>
      <PortfolioHero served={claims ?? undefined} />
      <Container>
        <div className={results}>
          <DataSourceBanner source={found?.dataSource ?? null} />
          <FilterBar choice={choice} shown={shown} choose={choose} facets={found?.facets ?? null} />
          <PortfolioResults
            choice={shown}
            found={found}
            hasFailed={hasFailed}
            isFetching={query.isFetching}
            isStale={query.isPlaceholderData}
            choose={choose}
          />
        </div>
      </Container>
      <CallToAction
        title={
          isFiltered(shown.filter) || shown.card ? "Want one like these?" : "Yours could be next."
        }
        text="Describe your booth once. {Five} {builders} send you a price and a plan within {all}."
      />
    </div>
  );
}

/**
 * The visitor's choice of filters. `choice` updates at once, so that controls respond; `shown`
 * follows after a paint, together with the URL. A change of the URL by other means (links, Back)
 * sets both.
 */
function usePortfolioChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search)));
  const [shown, setShown] = useState(choice);
  const latest = useRef(choice);
  const underWay = useRef(0);
  const adopt = useCallback((read: PortfolioChoice) => {
    // ignores a URL that a later choice is about to replace
    if (underWay.current > 0 || toAddress(read) === toAddress(latest.current)) return;
    latest.current = read;
    setChoice(read);
    setShown(read);
  }, []);
  useEffect(() => adopt(readChoice(new URLSearchParams(search))), [search, adopt]);

  const choose: Choose = useCallback(
    async (change) => {
      const next = change(latest.current);
      latest.current = next;
      setChoice(next);
      underWay.current++;
      try {
        await afterPaint();
        startTransition(() => setShown(next));
        await navigate(toAddress(next), { preventScrollReset: true });
      } finally {
        underWay.current--;
      }
      adopt(readChoice(new URLSearchParams(window.location.search)));
    },
    [navigate, adopt],
  );
  return { choice, shown, choose };
}

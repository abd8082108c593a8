import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { data, useLocation, useNavigate } from "react-router";
import type { ProjectSearchBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { isFiltered, noFilter } from "../../domain/portfolio/search/project-filter.ts";
import { projectPageSize } from "../../domain/portfolio/search/project-search.ts";
import { apiContext } from "../context.ts";
import { formatCount } from "../format.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Pagination } from "../ui/data/pagination.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import type { Route } from "./+types/portfolio-page.ts";
import { FilterBar } from "./filters/filter-bar.tsx";
import {
  type PortfolioChoice,
  readChoice,
  toAddress,
  toggleCard,
} from "./filters/portfolio-choice.ts";
import { count } from "./filters/result-count.css.ts";
import { IndustryCards } from "./industry-cards.tsx";
import { NoProjects } from "./no-projects.tsx";
import { PortfolioFailure } from "./portfolio-failure.tsx";
import { heroClaims, PortfolioHero } from "./portfolio-hero.tsx";
import { chapters, results, stale } from "./portfolio-page.css.ts";
import { portfolioQuery, searchPortfolio } from "./portfolio-query.ts";
import { grid } from "./project-grid.css.ts";
import { ProjectGrid } from "./project-grid.tsx";

const words: Record<string, string> = {
  cache:
    "Portfolio data is served from cache for faster performance. Data refreshes every 5 minutes.",
  "stale-cache":
    "Portfolio data is temporarily served from cache due to connectivity issues. Trying to refresh...",
  mock: "Portfolio data is currently unavailable. Showing sample projects for demonstration.",
};

/** Says where the projects come from when it is not the usual place: what `X-Data-Source` names. */
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

/** The page of results for the URL; 503 with a message when it can't be read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const choice = readChoice(searchParams);
  const api = context.get(apiContext);
  const reading = readClaims(api, heroClaims);
  try {
    const found = await searchPortfolio(choice, api);
    return data({ search, found, claims: await reading });
  } catch (error) {
    console.error("Cannot read the portfolio:", error);
    return data({ search, found: null, claims: await reading }, { status: 503 });
  }
}

/** Within the site the page shows at once and reads over REST. */
export const clientLoader = () => null;

/** The portfolio with its filters. */
export default function PortfolioPage({ loaderData: served }: Route.ComponentProps) {
  const { choice, choose } = usePortfolioChoice();
  const [first] = useState(served);
  const isServed =
    first !== null &&
    toAddress(readChoice(new URLSearchParams(first.search))) === toAddress(choice);
  const query = useQuery({
    ...portfolioQuery(choice),
    ...(isServed && first.found && { initialData: first.found }),
    enabled: !(isServed && !first.found),
  });
  const found = query.data;
  const hasFailed = (isServed && !first.found) || (query.isError && !found);
  const clear = () => choose({ ...choice, filter: noFilter, card: null, page: 1 });
  return (
    <div className={chapters}>
      <PortfolioHero served={first?.claims} />
      <Container>
        <div className={results}>
          <DataSourceBanner source={found?.dataSource ?? null} />
          <FilterBar choice={choice} choose={choose} clear={clear} facets={found?.facets ?? null} />
          <IndustryCards
            cards={found?.industryCards ?? null}
            chosen={choice.card}
            hrefOf={(name) => toAddress(toggleCard(choice, name))}
            onChoose={(name) => choose(toggleCard(choice, name))}
          />
          <section id="projects" aria-label="Projects" aria-busy={query.isFetching && !found}>
            {hasFailed && <PortfolioFailure />}
            {!hasFailed && !found && <ProjectGridSkeleton />}
            {!hasFailed && found && (
              <div className={query.isPlaceholderData ? stale : undefined}>
                <ResultCount found={found} />
                {found.projects.length > 0 ? (
                  <ProjectGrid projects={found.projects} />
                ) : (
                  <NoProjects onClear={clear} />
                )}
                <Pagination
                  label="Pages of projects"
                  page={found.page}
                  pageCount={found.pageCount}
                  hrefOf={(page) => toAddress({ ...choice, page }, "#projects")}
                />
              </div>
            )}
          </section>
        </div>
      </Container>
      <CallToAction
        title={
          isFiltered(choice.filter) || choice.card ? "Want one like these?" : "Yours could be next."
        }
        text="Describe your booth once. Five builders send you a price and a plan within 48 hours."
      />
    </div>
  );
}

/** The range shown and the total, announced when it changes. */
function ResultCount({ found }: { found: ProjectSearchBody }) {
  const { total, totalIsExact, page, projects } = found;
  const all = `${formatCount(total)}${totalIsExact ? "" : "+"}`;
  const first = (page - 1) * projectPageSize + 1;
  const words =
    projects.length === 0
      ? "No projects"
      : `Showing ${first}–${first + projects.length - 1} of ${all} project${total === 1 ? "" : "s"}`;
  return (
    <div className={count} role="status">
      <Text tone="muted" as="span">
        {words}
      </Text>
    </div>
  );
}

/** The current choice: updated at once and written to the URL, which may also change by itself. */
function usePortfolioChoice() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(new URLSearchParams(search)));
  useEffect(() => setChoice(readChoice(new URLSearchParams(search))), [search]);

  return {
    choice,
    choose(next: PortfolioChoice) {
      setChoice(next);
      navigate(toAddress(next), { preventScrollReset: true });
    },
  };
}

/** The shape of a page of projects that is on its way. */
function ProjectGridSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading portfolio projects...</VisuallyHidden>
      <div className={grid}>
        {Array.from({ length: projectPageSize }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are all alike
          <Stack key={card} gap="medium">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </Stack>
        ))}
      </div>
    </div>
  );
}

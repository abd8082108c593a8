import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { data } from "react-router";
import { isFiltered, noFilter } from "../../domain/portfolio/search/project-filter.ts";
import { apiContext } from "../context.ts";
import { CallToAction } from "../marketing/call-to-action.tsx";
import { readClaims } from "../marketing/shown-claims.ts";
import { pageMeta } from "../page/page-meta.ts";
import { Pagination } from "../ui/data/pagination.tsx";
import { Container } from "../ui/layout/container.tsx";
import type { Route } from "./+types/portfolio-page.ts";
import { DataSourceBanner } from "./data-source-banner.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { readChoice, toAddress, toggleCard } from "./filters/portfolio-choice.ts";
import { ResultCount } from "./filters/result-count.tsx";
import { usePortfolioChoice } from "./filters/use-portfolio-choice.ts";
import { IndustryCards } from "./industry-cards.tsx";
import { NoProjects } from "./no-projects.tsx";
import { PortfolioFailure } from "./portfolio-failure.tsx";
import { heroClaims, PortfolioHero } from "./portfolio-hero.tsx";
import { chapters, results, stale } from "./portfolio-page.css.ts";
import { portfolioQuery, searchPortfolio } from "./portfolio-query.ts";
import { ProjectGrid } from "./project-grid.tsx";
import { ProjectGridSkeleton } from "./project-grid-skeleton.tsx";

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

import { useInfiniteQuery } from "@tanstack/react-query";
import { vettedWords } from "../../../domain/vetting/vetted-words.ts";
import { HydratedQueries, readForAll } from "../../api/hydrated-queries.tsx";
import { QueryScope } from "../../api/query-scope.tsx";
import type { ShownClaims } from "../../marketing/claims.ts";
import { Section } from "../../marketing/section.tsx";
import { showcaseQuery } from "../../portfolio/showcase-query.ts";
import { UpcomingShows } from "../../trade-shows/upcoming-shows.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { onward, sunken } from "../home-page.css.ts";
import { BuildersPart } from "./builders-part.tsx";
import { PortfolioCarousel } from "./portfolio-carousel.tsx";
import { PortfolioWall } from "./portfolio-wall.tsx";

/** Number of newest projects in the carousel. */
const turns = 6;

/** The newest projects in a carousel, and all of them on a scrolling wall. */
function PortfolioPart() {
  const query = useInfiniteQuery(showcaseQuery());
  const projects = query.data ?? [];
  return (
    <Stack gap="large">
      <PortfolioCarousel projects={projects.slice(0, turns)} />
      {projects.length > 0 && (
        <PortfolioWall
          projects={projects}
          hasMore={query.hasNextPage}
          isLoading={query.isFetchingNextPage}
          loadMore={() => query.fetchNextPage({ cancelRefetch: false })}
        />
      )}
    </Stack>
  );
}

type Props = {
  state: string | undefined;
  /** The checks that builders need to be invited. */
  required: ShownClaims["required"];
};

/** The home page's portfolio, builders and shows. */
export function HomeLists({ state, required }: Props) {
  return (
    <QueryScope>
      <HydratedQueries state={state} read={readForAll}>
        <Section
          title="Booths our builders delivered"
          lead="Real booths from real shows. Browse the gallery or open one for the full story."
        >
          <PortfolioPart />
          <p className={onward}>
            <LinkButton to="/portfolio">See the whole portfolio</LinkButton>
          </p>
        </Section>
        <div className={sunken}>
          <Section
            title="Meet the builders"
            lead={`${vettedWords[required]} Look at their work, then compare their quotes.`}
          >
            <BuildersPart />
            <p className={onward}>
              <LinkButton to="/our-builders">See all builders</LinkButton>
            </p>
          </Section>
        </div>
        <Section
          title="Upcoming shows"
          lead="Pick your show. Local builders already know the hall, its rules and its freight schedule."
        >
          <UpcomingShows />
        </Section>
      </HydratedQueries>
    </QueryScope>
  );
}

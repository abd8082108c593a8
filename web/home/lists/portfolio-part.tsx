import { useInfiniteQuery } from "@tanstack/react-query";
import { showcaseQuery } from "../../portfolio/showcase-query.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { PortfolioCarousel } from "./portfolio-carousel.tsx";
import { PortfolioWall } from "./portfolio-wall.tsx";

/** Number of newest projects in the carousel. */
const turns = 6;

/** The newest projects in a carousel, and all of them on a scrolling wall. */
export function PortfolioPart() {
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

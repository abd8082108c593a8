import { useInfiniteQuery } from "@tanstack/react-query";
import { showcaseQuery } from "../../portfolio/showcase-query.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { PortfolioCarousel } from "./portfolio-carousel.tsx";
import { PortfolioWall } from "./portfolio-wall.tsx";

/** How many of the newest projects take turns. */
const turns = 6;

/** The newest booths in turn, and all of them on a wall. */
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

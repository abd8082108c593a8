import { memo } from "react";
import type { ProjectSearchBody } from "../../app-server/contract/portfolio/portfolio.ts";
import { isFiltered } from "../../domain/portfolio/search/project-filter.ts";
import { projectPageSize } from "../../domain/portfolio/search/project-search.ts";
import { LazyBoothDrawing } from "../booth-drawing/lazy-booth-drawing.tsx";
import { formatCount } from "../format.ts";
import { Button } from "../ui/action/button.tsx";
import { TryAgain } from "../ui/action/try-again.tsx";
import { useCachedMarkup } from "../ui/cached-markup.tsx";
import { Pagination } from "../ui/data/pagination.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import {
  type Choose,
  type PortfolioChoice,
  toAddress,
  toggleCard,
  withoutFilter,
} from "./filters/portfolio-choice.ts";
import { count } from "./filters/result-count.css.ts";
import { IndustryCards } from "./industry-cards.tsx";
import { stale } from "./portfolio-page.css.ts";
import { grid } from "./project-grid.css.ts";
import { ProjectGrid } from "./project-grid.tsx";

type Props = {
  choice: PortfolioChoice;
  found: ProjectSearchBody | undefined;
  hasFailed: boolean;
  isFetching: boolean;
  /** The projects shown belong to the previous choice; the new ones are loading. */
  isStale: boolean;
  choose: Choose;
};

/**
 * The industry cards and the projects found. Memoized, so that pressing a filter does not render
 * them; the answer does.
 */
export const PortfolioResults = memo(
  ({ choice, found, hasFailed, isFetching, isStale, choose }: Props) => (
    <>
      <IndustryCards
        cards={found?.industryCards ?? null}
        chosen={choice.card}
        hrefOf={(name) => toAddress(toggleCard(choice, name))}
        onChoose={(name) => choose((latest) => toggleCard(latest, name))}
      />
      <section id="projects" aria-label="Projects" aria-busy={isFetching && !found}>
        {hasFailed && <PortfolioFailure />}
        {!hasFailed && !found && <ProjectGridSkeleton />}
        {!hasFailed && found && (
          <div className={isStale ? stale : undefined}>
            <ResultCount found={found} />
            {found.projects.length > 0 ? (
              <ProjectGrid projects={found.projects} />
            ) : (
              <NoProjects
                isFiltered={isFiltered(choice.filter) || choice.card !== null}
                onClear={() => choose(withoutFilter)}
              />
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
    </>
  ),
);

/** The shown range and the total, announced when it changes. */
function ResultCount({ found }: { found: ProjectSearchBody }) {
  const { total, totalIsExact, page, projects } = found;
  const all = `${formatCount(total)}${totalIsExact ? "" : "+"}`;
  const first = (page - 1) * projectPageSize + 1;
  const words =
    projects.length === 0
      ? "No projects"
      : `Showing ${first}–${first + projects.length - 1} of ${all} project${total === 1 ? "" : "s"}`;
  const content = useCachedMarkup(["found", words], () => (
    <Text tone="muted" as="span">
      {words}
    </Text>
  ));
  return <div className={count} role="status" {...content} />;
}

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

/**
 * The message for no projects, and where filters left none, a form to clear them that works without
 * scripts.
 */
function NoProjects({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        level={2}
        title="No projects yet"
        text="Finished booths appear here once builders add them."
      />
    );
  }
  return (
    <EmptyState
      level={2}
      title="No projects match your current filters"
      text="Remove a filter, or clear them all to start over."
      picture={
        <LazyBoothDrawing
          type="island"
          size="20x20"
          features={[]}
          seed="empty"
          dimensions={false}
        />
      }
      action={
        <form
          action="/portfolio"
          onSubmit={(event) => {
            event.preventDefault();
            onClear();
          }}
        >
          <Button type="submit" tone="accent">
            Clear All Filters
          </Button>
        </form>
      }
    />
  );
}

/** Shown in place of projects that couldn't be read; the retry reloads the page. */
function PortfolioFailure() {
  return (
    <div role="alert">
      <EmptyState
        level={2}
        title="Failed to load portfolio projects"
        text="We couldn't load the portfolio. Please try again in a moment."
        picture={
          <LazyBoothDrawing
            type="inline"
            size="20x10"
            features={["stand-exhibit-labor", "storage"]}
            seed="stuck"
            dimensions={false}
          />
        }
        action={<TryAgain tone="accent" />}
      />
    </div>
  );
}

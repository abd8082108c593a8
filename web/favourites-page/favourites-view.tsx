import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { limits } from "../../domain/quotes/limits.ts";
import { callQuery } from "../api/call-query.ts";
import { quoteFormFor } from "../builders/card/contact-target.ts";
import { ExhibitBuilderCard } from "../builders/card/exhibit-builder-card.tsx";
import { FavouriteBatchContext } from "../favourites/favourite-batch-context.ts";
import { favouriteCheckQuery } from "../favourites/favourite-queries.ts";
import { ProjectCard } from "../portfolio/project-card.tsx";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { FavouriteSection } from "./favourite-section.tsx";

/** The list knows the favorites' state, so the hearts don't ask for it. */
const known = { isError: false };

/** The member's favorites, or the empty or failed state. */
export function FavouritesView() {
  const { data: all, isError, refetch } = useQuery(callQuery("GET /api/favorites"));
  const client = useQueryClient();
  useEffect(() => {
    for (const { itemType, itemId } of all ?? []) {
      const { queryKey } = favouriteCheckQuery({ itemType, itemId });
      client.setQueryData(queryKey, { isFavorited: true, itemType, itemId });
    }
  }, [all, client]);
  if (isError && !all) {
    return (
      <Notice
        tone="critical"
        title="We couldn't load your favorites"
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
      />
    );
  }
  if (!all) return <RowsSkeleton label="Loading your favorites" />;
  if (all.length === 0) return <NoFavourites />;
  const projects = all.filter(({ itemType }) => itemType === "portfolio_project");
  const builders = all.filter(({ itemType }) => itemType === "builder");
  const listed = builders.flatMap(({ builder }) => builder ?? []);
  return (
    <FavouriteBatchContext value={known}>
      <Stack gap="xlarge">
        <FavouriteSection title="Projects" favourites={projects}>
          {({ project, ...item }) =>
            project ? <ProjectCard project={project} level={3} /> : <GoneFavourite {...item} />
          }
        </FavouriteSection>
        <FavouriteSection title="Builders" favourites={builders}>
          {({ builder, ...item }) =>
            builder ? <ExhibitBuilderCard builder={builder} /> : <GoneFavourite {...item} />
          }
        </FavouriteSection>
        {listed.length > 0 && (
          <div>
            <LinkButton
              to={quoteFormFor(...listed.slice(0, limits.preferredBuilders))}
              tone="accent"
            >
              {`Get quotes from ${listed.length > limits.preferredBuilders ? "the first five" : listed.length === 1 ? "this builder" : "these builders"}`}
            </LinkButton>
          </div>
        )}
      </Stack>
    </FavouriteBatchContext>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      level={2}
      title="No favorites yet"
      text="Tap the heart on any project or builder to save it here."
      action={
        <Inline>
          <LinkButton to="/portfolio" tone="accent">
            Browse the portfolio
          </LinkButton>
          <LinkButton to="/our-builders">Meet the builders</LinkButton>
        </Inline>
      }
    />
  );
}

/** Placeholder for a favorite that is no longer public. */
function GoneFavourite({ itemType }: { itemType: "portfolio_project" | "builder" }) {
  const kind = itemType === "builder" ? "builder" : "project";
  return (
    <Card>
      <Heading level={3} size="card">
        No longer available
      </Heading>
      <Text tone="muted">{`This ${kind} is no longer listed. Tap the heart to remove it.`}</Text>
    </Card>
  );
}

import { Navigate, redirect } from "react-router";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { currentUserContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import type { Route } from "./+types/favourites-page.ts";
import { FavouritesView } from "./favourites-view.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Favorites",
    description: "The projects and builders you've saved.",
    canonicalPath: "/favourites",
    isPrivate: true,
  });

export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(currentUserContext)) throw redirect("/api/login?returnTo=/favourites");
  return { state: await prefetch(context, (api) => [callQuery("GET /api/favorites", {}, api)]) };
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({ state: null });

/** The page of a member's favorites: projects, then builders. */
export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  if (!useCurrentUser()) return <Navigate to="/" replace />;
  return (
    <Container>
      <Stack gap="large">
        <Heading level={1}>Favorites</Heading>
        <HydratedQueries state={loaderData.state}>
          <FavouritesView />
        </HydratedQueries>
      </Stack>
    </Container>
  );
}

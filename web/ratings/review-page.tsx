import { useQuery } from "@tanstack/react-query";
import { data, Navigate, redirect, useParams } from "react-router";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries } from "../api/hydrated-queries.tsx";
import { prefetch, readFirst } from "../api/prefetch.ts";
import { currentUserContext } from "../context.ts";
import { LostPage } from "../page/lost-page.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Container } from "../ui/layout/container.tsx";
import type { Route } from "./+types/review-page.ts";
import { OwnReview } from "./own-review.tsx";

type Invitations = { invitations: { responseId: string }[] };

const signInPath = (id: string) => `/login?${new URLSearchParams({ returnTo: `/review/${id}` })}`;

/** Reads the reader's invitations. 404 unless the quote's is among them. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (!context.get(currentUserContext)) throw redirect(signInPath(id));
  const state = await prefetch(context, (api) => [
    callQuery("GET /api/reviews/invitations", {}, api),
  ]);
  const read = readFirst<Invitations>(state);
  const isMissing = read?.invitations.every(({ responseId }) => responseId !== id) ?? false;
  return data({ state }, { status: isMissing ? 404 : 200 });
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({ state: null });

export { privateHeaders as headers } from "../page/private-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Review your builder",
    description: "How your booth was built.",
    canonicalPath: "/dashboard",
    isPrivate: true,
  });

export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const { id = "" } = useParams();
  if (!useCurrentUser()) return <Navigate to={signInPath(id)} replace />;
  return (
    <HydratedQueries state={loaderData.state}>
      <Container>
        <Invited id={id} />
      </Container>
    </HydratedQueries>
  );
}

function Invited({ id }: { id: string }) {
  const query = useQuery(callQuery("GET /api/reviews/invitations"));
  return (
    <Loaded
      query={query}
      loading="Loading your review"
      failure={{
        title: "Error Loading Your Review",
        couldNot: "load your review",
      }}
    >
      {({ invitations }) => {
        const review = invitations.find(({ responseId }) => responseId === id);
        return review ? <OwnReview key={review.state} review={review} /> : <NotYours />;
      }}
    </Loaded>
  );
}

function NotYours() {
  return (
    <LostPage
      label="Error 404"
      title="There is nothing to review here"
      actions={
        <LinkButton to="/dashboard" tone="accent">
          Go to your dashboard
        </LinkButton>
      }
    >
      You can review a builder once the project whose quote you accepted is complete. If the link
      was sent to another address, sign in with that one.
    </LostPage>
  );
}

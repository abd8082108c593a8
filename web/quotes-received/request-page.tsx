import { useQuery } from "@tanstack/react-query";
import { data, Navigate, redirect, useLocation, useParams } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { ViewedRequestBody } from "../../app-server/contract/quotes/viewed-request.ts";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { currentUserContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Container } from "../ui/layout/container.tsx";
import type { Route } from "./+types/request-page.ts";
import {
  asOwn,
  mayRead,
  NotYours,
  type Reader,
  readRequest,
  signInPath,
} from "./readable-request.tsx";
import { requestView } from "./request-view.ts";
import { RequestViews } from "./request-views.tsx";

/**
 * Reads the request and what its view shows. 404 unless the reader sent the request or is an admin;
 * signed-out readers return here after sign-in.
 */
export async function loader({ request: { url }, params: { id }, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const { pathname, search, searchParams } = new URL(url);
  if (!user) throw redirect(signInPath(`${pathname}${search}`));
  const request = await readRequest(context, id);
  if (!mayRead(request, user)) return data({ state: null, isMissing: true }, { status: 404 });
  const params = { id };
  const view = requestView(searchParams).name;
  const state = await prefetch(context, (api) => [
    callQuery("GET /api/changes", {}, api),
    { ...callQuery("GET /api/quote-requests/:id", { params }, api), queryFn: () => request },
    callQuery("GET /api/quote-requests/:id/responses", { params }, api),
    callQuery("GET /api/quote-requests/:id/questions", { params }, api),
    callQuery("GET /api/quote-requests/:id/exhibitor", { params }, api),
    ...(view === "quotes"
      ? [callQuery("GET /api/quote-requests/:id/builders", { params }, api)]
      : []),
    ...(view === "questions"
      ? [callQuery("GET /api/quote-requests/:id/attachments", { params }, api)]
      : []),
  ]);
  return data({ state, isMissing: false });
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({ state: null, isMissing: false });

export const handle = { hasMainAction: true };
export { privateHeaders as headers } from "../page/private-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your request",
    description: "The quotes for your booth, your questions and your brief.",
    canonicalPath: "/dashboard",
    isPrivate: true,
  });

export default function RequestPage({ loaderData: { state, isMissing } }: Route.ComponentProps) {
  const { id = "" } = useParams();
  const { pathname, search } = useLocation();
  const user = useCurrentUser();
  if (!user) return <Navigate to={signInPath(`${pathname}${search}`)} replace />;
  if (isMissing) return <NotYours email={user.email} />;
  return (
    <HydratedQueries state={state}>
      <Request id={id} user={user} />
    </HydratedQueries>
  );
}

const liveKeys = ["quote-requests"] as const;

function Request({ id, user }: { id: string; user: Reader & { email: string } }) {
  useChangePolling(liveKeys);
  const request = useQuery(callQuery("GET /api/quote-requests/:id", { params: { id } }));
  const isGone = request.error instanceof ApiError && request.error.status === 404;
  if (isGone || (request.data && !mayRead(request.data, user))) {
    return <NotYours email={user.email} />;
  }
  const own = request.data && asOwn(request.data as ViewedRequestBody);
  return (
    <Container>
      {own ? (
        <RequestViews request={own} isOwner={own.userId === user.id} />
      ) : request.isError ? (
        <LoadFailure
          title="Error Loading Request"
          text="We couldn't load your request. Check your connection and try again."
          query={request}
        />
      ) : (
        <RowsSkeleton label="Loading your request" />
      )}
    </Container>
  );
}

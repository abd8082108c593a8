import { useQuery } from "@tanstack/react-query";
import { data, Navigate, redirect, useParams } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ViewedRequestBody } from "../../../app-server/contract/quotes/viewed-request.ts";
import { isOpen, type RequestStatus } from "../../../domain/quotes/request-state.ts";
import { callQuery } from "../../api/call-query.ts";
import { HydratedQueries } from "../../api/hydrated-queries.tsx";
import { prefetch } from "../../api/prefetch.ts";
import { useChangePolling } from "../../changes/use-change-polling.ts";
import { currentUserContext, nowContext } from "../../context.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { useCurrentUser } from "../../session/use-current-user.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Container } from "../../ui/layout/container.tsx";
import { mayRead, NotYours, type Reader, readRequest, signInPath } from "../readable-request.tsx";
import type { Route } from "./+types/compare-page.ts";
import printed from "./compare-print.css?url";
import { ComparisonView } from "./comparison-view.tsx";
import { usualLanded } from "./landed/landed-choices.ts";

const comparePath = (id: string) => `/requests/${id}/compare`;

export const handle = { hasMainAction: true };

/**
 * Reads the quotes. 404 unless the reader sent the request or is an admin; signed-out readers
 * return here after sign-in.
 */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(signInPath(comparePath(id)));
  const request = await readRequest(context, id);
  if (!mayRead(request, user))
    return data({ state: null, isMissing: true, at: null }, { status: 404 });
  const state = await prefetch(context, (api) => [
    callQuery("GET /api/changes", {}, api),
    {
      ...callQuery("GET /api/quote-requests/:id", { params: { id } }, api),
      queryFn: () => request,
    },
    callQuery("GET /api/quote-requests/:id/responses", { params: { id } }, api),
    callQuery("GET /api/quote-requests/:id/builders", { params: { id } }, api),
    callQuery(
      "GET /api/quote-requests/:id/comparison",
      { params: { id }, query: usualLanded },
      api,
    ),
  ]);
  return data({ state, isMissing: false, at: context.get(nowContext).toISOString() });
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({
  state: null,
  isMissing: false,
  at: browserNow().toISOString(),
});

export { privateHeaders as headers } from "../../page/private-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Compare quotes",
    description: "The quotes for your booth, side by side.",
    canonicalPath: "/dashboard",
    isPrivate: true,
  });

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { state, isMissing, at } = loaderData;
  const { id = "" } = useParams();
  const user = useCurrentUser();
  if (!user) return <Navigate to={signInPath(comparePath(id))} replace />;
  if (isMissing || at === null) return <NotYours email={user.email} />;
  return (
    <HydratedQueries state={state}>
      <link rel="stylesheet" href={printed} media="print" />
      <Comparison id={id} user={user} at={at} />
    </HydratedQueries>
  );
}

const liveKeys = ["quote-requests"] as const;

type Shown = { id: string; user: Reader & { email: string }; at: string };

function Comparison({ id, user, at }: Shown) {
  useChangePolling(liveKeys);
  const request = useQuery(callQuery("GET /api/quote-requests/:id", { params: { id } }));
  const responses = useQuery(
    callQuery("GET /api/quote-requests/:id/responses", { params: { id } }),
  );
  const builders = useQuery(callQuery("GET /api/quote-requests/:id/builders", { params: { id } }));
  const isGone = request.error instanceof ApiError && request.error.status === 404;
  if (isGone || (request.data && !mayRead(request.data, user))) {
    return <NotYours email={user.email} />;
  }
  if (request.data && responses.data) {
    const whole = request.data as ViewedRequestBody;
    return (
      <Container>
        <ComparisonView
          request={whole}
          at={at}
          responses={responses.data}
          builders={builders.data ?? []}
          mayDecide={whole.userId === user.id && isOpen(whole.status as RequestStatus)}
        />
      </Container>
    );
  }
  const failed = [request, responses].find(({ isError }) => isError);
  return (
    <Container>
      {failed ? (
        <LoadFailure
          title="Error Loading Quotes"
          text="Failed to fetch quote responses"
          query={failed}
        />
      ) : (
        <RowsSkeleton label="Loading the quotes" />
      )}
    </Container>
  );
}

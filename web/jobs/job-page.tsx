import { useQuery } from "@tanstack/react-query";
import { data, Navigate, redirect, useParams } from "react-router";
import { ApiError } from "../../app-server/contract/api-error.ts";
import { callQuery } from "../api/call-query.ts";
import { HydratedQueries } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { apiContext, currentUserContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { NotYours, signInPath } from "../quotes-received/readable-request.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Container } from "../ui/layout/container.tsx";
import type { Route } from "./+types/job-page.ts";
import { JobView } from "./job-view.tsx";
import { jobPath } from "./job-views.ts";
import { StartJob } from "./start-job.tsx";

export const handle = { hasMainAction: true };

const isMissing = (error: unknown) =>
  error instanceof ApiError &&
  error.status === 404 &&
  error.problem?.type !== "/problems/job-not-begun";

/**
 * Reads the job. 404 for readers of neither side; signed-out readers return here after sign-in. A
 * job that was never started is read again in the browser.
 */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  if (!context.get(currentUserContext)) throw redirect(signInPath(jobPath(id)));
  const input = { params: { id } };
  const job = await context
    .get(apiContext)
    .call("GET /api/jobs/:id", input)
    .catch((error) => {
      if (error instanceof ApiError && error.status === 404) return error;
      throw error;
    });
  if (isMissing(job)) return data({ state: null, isLost: true }, { status: 404 });
  const state = await prefetch(context, (api) => [
    callQuery("GET /api/changes", {}, api),
    ...(job instanceof ApiError
      ? []
      : [{ ...callQuery("GET /api/jobs/:id", input, api), queryFn: () => job }]),
  ]);
  return data({ state, isLost: false });
}

/** Loads nothing on client-side navigation: the page appears at once and reads over REST. */
export const clientLoader = () => ({ state: null, isLost: false });

export { privateHeaders as headers } from "../page/private-headers.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Your job",
    description: "What you agreed, and what changed since.",
    canonicalPath: "/dashboard",
    isPrivate: true,
  });

export default function JobPage({ loaderData: { state, isLost } }: Route.ComponentProps) {
  const { id = "" } = useParams();
  const user = useCurrentUser();
  if (!user) return <Navigate to={signInPath(jobPath(id))} replace />;
  if (isLost) return <NotYours what="job" email={user.email} />;
  return (
    <HydratedQueries state={state}>
      <ReadJob id={id} email={user.email} />
    </HydratedQueries>
  );
}

const liveKeys = ["jobs"] as const;

function ReadJob({ id, email }: { id: string; email: string }) {
  useChangePolling(liveKeys);
  const job = useQuery(callQuery("GET /api/jobs/:id", { params: { id } }));
  if (isMissing(job.error)) return <NotYours what="job" email={email} />;
  const isNotBegun = job.error instanceof ApiError && job.error.status === 404;
  return (
    <Container>
      {job.data ? (
        <JobView read={job.data} />
      ) : isNotBegun ? (
        <StartJob id={id} />
      ) : job.isError ? (
        <LoadFailure title="We couldn't load the job" couldNot="load the job" query={job} />
      ) : (
        <RowsSkeleton label="Loading the job" />
      )}
    </Container>
  );
}

import { Suspense } from "react";
import { Await, data, useSearchParams } from "react-router";
import { useCurrentUser } from "../accounts/use-current-user.ts";
import { prefetch } from "../api/prefetch.ts";
import { ServedState } from "../api/served-state.tsx";
import { currentUserContext } from "../context.ts";
import { reviewQueueQuery } from "../reviews/review-queue-query.ts";
import { pageMeta } from "../shell/page-meta.ts";
import { Container } from "../ui/container.tsx";
import type { Route } from "./+types/admin-page.ts";
import { AccessDenied } from "./access-denied.tsx";
import { AdminDesk } from "./admin-desk.tsx";
import { adminQuotesQuery } from "./admin-quotes-query.ts";
import { AdminSkeleton } from "./admin-skeleton.tsx";
import { adminStatsQuery } from "./admin-stats-query.ts";
import { contentSyncQuery } from "./content-sync-query.ts";
import { toStatusGroup } from "./to-status-group.ts";

export const handle = { streams: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Admin Dashboard",
    description: "Every quote request, and the builders asked to quote.",
    canonicalPath: "/admin-dashboard",
    isPrivate: true,
  });

/** Nothing of the admin's is read for anybody else; they get the page with 403. */
export function loader({ context, request }: Route.LoaderArgs) {
  const isAdmin = context.get(currentUserContext)?.userType === "admin";
  if (!isAdmin) return data({ lists: null }, { status: 403 });
  const status = toStatusGroup(new URL(request.url).searchParams.get("status"));
  const lists = prefetch(context, (api) => [
    adminStatsQuery(api),
    reviewQueueQuery(api),
    contentSyncQuery(api),
    adminQuotesQuery(status, api),
  ]);
  return data({ lists });
}

/** Going here within the site shows the page at once; the lists are read over REST. */
export const clientLoader = () => ({ lists: null });

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  if (user?.userType !== "admin") return <AccessDenied isSignedIn={user !== null} />;
  return (
    <Container>
      <Suspense fallback={<AdminSkeleton />}>
        <Await resolve={loaderData.lists}>
          {(lists) => (
            <ServedState state={lists}>
              <AdminDesk
                status={toStatusGroup(search.get("status"))}
                onStatus={(status) =>
                  setSearch(status ? { status } : {}, { preventScrollReset: true })
                }
              />
            </ServedState>
          )}
        </Await>
      </Suspense>
    </Container>
  );
}

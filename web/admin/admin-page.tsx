import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Await, data, useSearchParams } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";
import { currentUserQuery } from "../accounts/current-user-query.ts";
import { prefetch } from "../api/prefetch.ts";
import { currentUserContext } from "../context.ts";
import { Container } from "../ui/container.tsx";
import type { Route } from "./+types/admin-page.ts";
import { AccessDenied } from "./access-denied.tsx";
import { AdminDesk } from "./admin-desk.tsx";
import { AdminSkeleton } from "./admin-skeleton.tsx";
import { adminQuotesQuery } from "./admin-quotes-query.ts";
import { adminStatsQuery } from "./admin-stats-query.ts";
import { toStatusGroup } from "./to-status-group.ts";

export const handle = { streams: true };

export const meta: Route.MetaFunction = () => [{ title: `Admin Dashboard | ${productName}` }];

/** Nothing of the admin's is read for anybody else; they get the page with 403. */
export function loader({ context, request }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (user?.userType !== "admin") return data({ user, lists: null }, { status: 403 });
  const status = toStatusGroup(new URL(request.url).searchParams.get("status"));
  const lists = prefetch(context, (api) => [adminStatsQuery(api), adminQuotesQuery(status, api)]);
  return data({ user, lists });
}

/** Going here within the site shows the page at once; the lists are read over REST. */
export const clientLoader = () => null;

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const current = useQuery(currentUserQuery());
  const user = loaderData ? loaderData.user : current.data;
  const [search, setSearch] = useSearchParams();
  if (user === undefined) return <AdminSkeleton />;
  if (user?.userType !== "admin") return <AccessDenied isSignedIn={user !== null} />;
  return (
    <Container>
      <Suspense fallback={<AdminSkeleton />}>
        <Await resolve={loaderData?.lists ?? null}>
          {(lists) => (
            <HydrationBoundary state={lists}>
              <AdminDesk
                status={toStatusGroup(search.get("status"))}
                onStatus={(status) =>
                  setSearch(status ? { status } : {}, { preventScrollReset: true })
                }
              />
            </HydrationBoundary>
          )}
        </Await>
      </Suspense>
    </Container>
  );
}

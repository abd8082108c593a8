import { HydrationBoundary, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Await, Navigate, redirect } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";
import { currentUserQuery } from "../accounts/current-user-query.ts";
import { prefetch } from "../api/prefetch.ts";
import { currentUserContext } from "../context.ts";
import { Container } from "../ui/container.tsx";
import { Heading } from "../ui/heading.tsx";
import { Stack } from "../ui/stack.tsx";
import type { Route } from "./+types/dashboard-page.ts";
import { AccountCard } from "./account-card.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { DashboardView } from "./dashboard-view.tsx";
import { dashboardQueries } from "./dashboard-queries.ts";

export const handle = { streams: true };

export const meta: Route.MetaFunction = () => [{ title: `Dashboard | ${productName}` }];

/** The person is awaited, their lists are streamed. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (!user) throw redirect("/");
  return { user, lists: prefetch(context, (api) => dashboardQueries(user.userType, api)) };
}

/** Going here within the site shows the page at once; the lists are read over REST. */
export const clientLoader = () => null;

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const current = useQuery(currentUserQuery());
  const user = loaderData?.user ?? current.data;
  if (user === null) return <Navigate to="/" replace />;
  return (
    <Container>
      <Stack gap="large">
        <Heading level={1}>Dashboard</Heading>
        {user && <AccountCard user={user} />}
        <Suspense fallback={<DashboardSkeleton />}>
          <Await resolve={loaderData?.lists ?? null}>
            {(lists) => (
              <HydrationBoundary state={lists}>
                {user ? <DashboardView user={user} /> : <DashboardSkeleton />}
              </HydrationBoundary>
            )}
          </Await>
        </Suspense>
      </Stack>
    </Container>
  );
}

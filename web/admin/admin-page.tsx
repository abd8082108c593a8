import { Suspense } from "react";
import { Await, data, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { HydratedQueries } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { currentUserContext } from "../context.ts";
import { pageMeta } from "../page/page-meta.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import type { Route } from "./+types/admin-page.ts";
import { AccessDenied } from "./access-denied.tsx";
import { AdminDashboard } from "./admin-dashboard.tsx";
import { adminDashboardQueries } from "./admin-dashboard-queries.ts";
import { adminView, placeOf } from "./admin-view.ts";
import { PasskeyGate } from "./passkey-gate.tsx";
import { WorkHeader } from "./work-header.tsx";

export const handle = { streams: true, WorkHeader };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Admin Dashboard",
    description: "Every quote request, and the builders asked to quote.",
    canonicalPath: "/admin-dashboard",
    isPrivate: true,
  });

/**
 * Reads admin data only for admins who used their passkey; everyone else gets the page with status
 * 403.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  if (user?.userType !== "admin" || user.needsPasskey)
    return data({ lists: null }, { status: 403 });
  const address = new URL(request.url).searchParams;
  const lists = prefetch(context, (api) => adminDashboardQueries(address, api));
  return data({ lists });
}

/**
 * Loads nothing on client-side navigation: the page appears at once and reads its lists over REST.
 */
export const clientLoader = () => ({ lists: null });

/** A change of the query does not call the loader again: the lists are read over REST. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [address] = useSearchParams();
  if (user?.userType !== "admin") {
    return <AccessDenied isSignedIn={user !== null} address={address} />;
  }
  if (user.needsPasskey) return <PasskeyGate />;
  const isWide = placeOf(adminView(address)).label === "Requests";
  return (
    <Container width={isWide ? "window" : "page"}>
      <Suspense fallback={<AdminSkeleton />}>
        <Await resolve={loaderData.lists}>
          {(lists) => (
            <HydratedQueries state={lists}>
              <AdminDashboard address={address} />
            </HydratedQueries>
          )}
        </Await>
      </Suspense>
    </Container>
  );
}

/** Skeleton of the admin dashboard while its lists load. */
function AdminSkeleton() {
  return (
    <Stack>
      <VisuallyHidden as="div">
        <Heading level={1}>Admin Dashboard</Heading>
      </VisuallyHidden>
      <Skeleton shape="control" />
      <Card>
        <RowsSkeleton label="Loading the quotes" rows={3} />
      </Card>
    </Stack>
  );
}

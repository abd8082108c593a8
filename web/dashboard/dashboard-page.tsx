import { Suspense } from "react";
import {
  Await,
  Navigate,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useSearchParams,
} from "react-router";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { UserType } from "../../domain/accounts/user.ts";
import { HydratedQueries, useReadOnce } from "../api/hydrated-queries.tsx";
import { prefetch } from "../api/prefetch.ts";
import { BuilderDashboard } from "../builder-dashboard/builder-dashboard.tsx";
import { builderView } from "../builder-dashboard/builder-view.ts";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { currentUserContext } from "../context.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { pageMeta } from "../page/page-meta.ts";
import { QuotesReceived } from "../quotes-received/quotes-received.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Container } from "../ui/layout/container.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import type { Route } from "./+types/dashboard-page.ts";
import { AccountCard } from "./account-card.tsx";
import { movedTo, signedOutRedirect } from "./dashboard-address.ts";
import { dashboardQueries } from "./dashboard-queries.ts";
import { NotInAccount } from "./not-in-account.tsx";

/** The data that the dashboard polls for changes: lists, and a builder's profile and projects. */
const liveKeys = ["quote-requests", "dashboard", "builders/profile", "portfolio", "jobs"] as const;

const YourJobs = lazyComponent(async () => (await import("../jobs/job-list.tsx")).YourJobs);

/** The dashboard of an account type. Admins have a page of their own. */
function DashboardView({ user }: { user: CurrentUserBody }) {
  useChangePolling(liveKeys);
  if (user.userType === "admin") return null;
  if (user.userType === "builder") return <BuilderDashboard builder={user.builder} />;
  return (
    <>
      <Suspense fallback={null}>
        <YourJobs />
      </Suspense>
      <QuotesReceived />
    </>
  );
}

export const handle = { streams: true, hasMainAction: true };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Dashboard",
    description: "Your quote requests and the quotes for them.",
    canonicalPath: "/dashboard",
    isPrivate: true,
  });

/** Awaits the current user; streams their lists. */
export function loader({ request, context }: Route.LoaderArgs) {
  const user = context.get(currentUserContext);
  const url = new URL(request.url);
  const moved = movedTo(url);
  if (moved) throw redirect(moved);
  if (!user) throw redirect(signedOutRedirect(url));
  return { lists: prefetch(context, (api) => dashboardQueries(user, url.searchParams, api)) };
}

/**
 * Loads nothing on client-side navigation: the page appears at once and reads its lists over REST.
 */
export const clientLoader = () => ({ lists: null });

/**
 * A change of the query does not call the loader again: dialogs fetch what the URL opens
 * themselves.
 */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Where the account card stands: a builder's lists come first, and other views go without it. */
function accountPlace({ userType }: CurrentUserBody, address: URLSearchParams) {
  if (userType !== "builder") return "first";
  return ["requests", "profile"].includes(builderView(address).name) ? "last" : null;
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const user = useCurrentUser();
  const [address] = useSearchParams();
  const read = useReadOnce();
  if (!user) return <Navigate to="/" replace />;
  const account = accountPlace(user, address);
  // by their keys both stay mounted while they change places: settings may be open in the card
  const card = account && <AccountCard key="account" user={user} />;
  const lists = (
    <Suspense key="lists" fallback={<DashboardSkeleton userType={user.userType} />}>
      <Await resolve={loaderData.lists}>
        {(lists) => (
          <HydratedQueries state={lists} read={read}>
            <DashboardView user={user} />
          </HydratedQueries>
        )}
      </Await>
    </Suspense>
  );
  return (
    <Container>
      <Stack gap="large">
        <Heading level={1}>Dashboard</Heading>
        <Suspense fallback={null}>
          <Await resolve={loaderData.lists}>
            {(lists) => (
              <HydratedQueries state={lists} read={read}>
                <NotInAccount user={user} />
              </HydratedQueries>
            )}
          </Await>
        </Suspense>
        {account === "last" ? [lists, card] : [card, lists]}
      </Stack>
    </Container>
  );
}

/** Skeleton of an account type's lists. */
function DashboardSkeleton({ userType }: { userType: UserType }) {
  if (userType === "admin") return null;
  return (
    <Card>
      <Skeleton shape="title" />
      <RowsSkeleton label="Loading your dashboard" />
    </Card>
  );
}

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { callQuery } from "../api/call-query.ts";
import { myProjectsQuery } from "../builder-portfolio/my-projects-query.ts";
import { PortfolioManagement } from "../builder-portfolio/portfolio-management.tsx";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { ReaderZone } from "../ui/text/reader-zone.ts";
import { AssignedQuotes } from "./assigned/assigned-quotes.tsx";
import { AvailableQuotes } from "./available-quotes.tsx";
import { builderView, builderViews } from "./builder-view.ts";
import { OtherPlaces } from "./other-places.tsx";
import { OwnResponses } from "./own-responses.tsx";
import { BuilderProfileCard } from "./profile/builder-profile-card.tsx";

const AvailabilityCards = lazyComponent(
  async () => (await import("./availability/availability-cards.tsx")).AvailabilityCards,
);
const VettingCards = lazyComponent(
  async () => (await import("./vetting/vetting-cards.tsx")).VettingCards,
);
const JobList = lazyComponent(async () => (await import("../jobs/job-list.tsx")).JobList);
const RateCard = lazyComponent(async () => (await import("./rates/rate-card.tsx")).RateCard);

const Money = lazyComponent(async () => (await import("./money/money.tsx")).Money);

type Props = { builder: CurrentUserBody["builder"] };

/** The builder's dashboard: the requests, with a line for each other list, and the profile. */
export function BuilderDashboard({ builder }: Props) {
  const [address] = useSearchParams();
  const view = builderView(address).name;
  const isApproved = builder?.reviewState === "approved";
  const { data: figures } = useQuery(callQuery("GET /api/dashboard/overview"));
  return (
    <ReaderZone value={figures?.timeZone ?? undefined}>
      <Stack gap="large">
        <BuilderPlaces builder={builder} current={builderView(address)} />
        {view === "requests" && (
          <>
            {!isApproved && <BuilderProfileCard builder={builder} />}
            <AssignedQuotes />
            <Stack gap="small">
              <AvailableQuotes isApproved={isApproved} />
              <OtherPlaces builder={builder} />
            </Stack>
          </>
        )}
        {view === "opportunities" && <AvailableQuotes isApproved={isApproved} all />}
        {view === "quotes" && <OwnResponses />}
        {view === "jobs" && (
          <Suspense>
            <JobList side="builder" to="/dashboard?view=jobs" />
          </Suspense>
        )}
        {view === "portfolio" && <PortfolioManagement builder={builder} />}
        {view === "rates" && (
          <Suspense>{builder ? <RateCard /> : <BuilderProfileCard builder={builder} />}</Suspense>
        )}
        {view === "vetting" && (
          <Suspense>
            {builder ? <VettingCards /> : <BuilderProfileCard builder={builder} />}
          </Suspense>
        )}
        {view === "profile" && (
          <BuilderProfileCard builder={builder} isJoining={address.get("as") === "builder"} />
        )}
        {view === "money" && <Suspense>{isApproved && <Money />}</Suspense>}
        {view === "rates" && builder && (
          <Suspense>
            <AvailabilityCards isListed={builder.public && builder.reviewState === "approved"} />
          </Suspense>
        )}
      </Stack>
    </ReaderZone>
  );
}

function BuilderPlaces({
  builder,
  current: { name: current, place },
}: Props & { current: ReturnType<typeof builderView> }) {
  const { data: figures } = useQuery(callQuery("GET /api/dashboard/overview"));
  const projects = useInfiniteQuery({
    ...myProjectsQuery(),
    enabled: builder !== null && current === "portfolio",
  });
  const listed = current === "portfolio" ? projects.data?.total : figures?.projects;
  const counts: Partial<Record<string, number>> = { portfolio: builder ? listed : 0 };
  const isProfile = place === "profile";
  return (
    <Stack gap="small">
      <ViewLinks
        label="Builder dashboard"
        views={[
          {
            label: "Requests",
            to: "/dashboard",
            isCurrent: place === "requests",
            count: figures && figures.openInvitations + figures.quoted + figures.closed,
          },
          { label: "Jobs", to: "/dashboard?view=jobs", isCurrent: place === "jobs" },
          { label: "Profile", to: "/dashboard?view=profile", isCurrent: isProfile },
        ]}
      />
      {isProfile && (
        <ViewLinks
          label="Profile"
          views={builderViews.flatMap(({ name, place, label, to }) =>
            place === "profile"
              ? { label, to, isCurrent: name === current, count: counts[name] }
              : [],
          )}
        />
      )}
    </Stack>
  );
}

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
import { BuilderOverview } from "./builder-overview.tsx";
import { builderView, builderViews } from "./builder-view.ts";
import { OwnResponses } from "./own-responses.tsx";
import { BuilderProfileCard } from "./profile/builder-profile-card.tsx";

const AvailabilityCards = lazyComponent(
  async () => (await import("./availability/availability-cards.tsx")).AvailabilityCards,
);
const RateCard = lazyComponent(async () => (await import("./rates/rate-card.tsx")).RateCard);

type Props = { builder: CurrentUserBody["builder"] };

/** The builder's dashboard. Its plain URL shows the requests and everything else below them. */
export function BuilderDashboard({ builder }: Props) {
  const [address] = useSearchParams();
  const view = builderView(address);
  const isApproved = builder?.reviewState === "approved";
  const { data: figures } = useQuery(callQuery("GET /api/dashboard/overview"));
  return (
    <ReaderZone value={figures?.timeZone ?? undefined}>
      <Stack gap="large">
        <BuilderViews builder={builder} current={view} />
        {view === "requests" && (
          <>
            {!builder && <BuilderProfileCard builder={builder} />}
            <AssignedQuotes />
            {builder && <BuilderOverview />}
            <AvailableQuotes isApproved={isApproved} />
            <OwnResponses isPart />
            {builder && <BuilderProfileCard builder={builder} />}
            <PortfolioManagement builder={builder} />
          </>
        )}
        {view === "opportunities" && <AvailableQuotes isApproved={isApproved} all />}
        {view === "quotes" && <OwnResponses />}
        {view === "portfolio" && <PortfolioManagement builder={builder} layout="table" />}
        {view === "rates" && (
          <Suspense>{builder ? <RateCard /> : <BuilderProfileCard builder={builder} />}</Suspense>
        )}
        {view === "profile" && (
          <BuilderProfileCard builder={builder} isJoining={address.get("as") === "builder"} />
        )}
        {view === "profile" && builder && (
          <Suspense>
            <AvailabilityCards isListed={builder.public && builder.reviewState === "approved"} />
          </Suspense>
        )}
      </Stack>
    </ReaderZone>
  );
}

function BuilderViews({ builder, current }: Props & { current: string }) {
  const { data: figures } = useQuery(callQuery("GET /api/dashboard/overview"));
  const showsProjects = current === "requests" || current === "portfolio";
  const projects = useInfiniteQuery({
    ...myProjectsQuery(),
    enabled: builder !== null && showsProjects,
  });
  const listed = showsProjects ? projects.data?.total : figures?.projects;
  const counts: Partial<Record<string, number>> = {
    requests: figures?.openInvitations,
    opportunities: figures?.opportunities,
    quotes: figures?.quotes,
    portfolio: builder ? listed : 0,
  };
  return (
    <ViewLinks
      label="Builder dashboard"
      views={builderViews.map(({ name, label, to }) => ({
        label,
        to,
        isCurrent: name === current,
        count: counts[name],
      }))}
    />
  );
}

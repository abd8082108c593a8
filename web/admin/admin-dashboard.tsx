import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { PasskeyAdvice } from "../accounts/passkeys/passkey-advice.tsx";
import { callQuery, readAgain } from "../api/call-query.ts";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { Moderation } from "../moderation/moderation.tsx";
import { ReportedReviews } from "../ratings/reported-reviews.tsx";
import { Button } from "../ui/action/button.tsx";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { adminCounts } from "./admin-counts.ts";
import { dashboard, desk, viewsRow } from "./admin-dashboard.css.ts";
import { type AdminView, adminView, placeOf } from "./admin-view.ts";
import { AuditLog } from "./audit/audit-log.tsx";
import { ContentSync, SyncAlarm } from "./content-sync.tsx";
import { MailHold } from "./mail-hold.tsx";
import { People } from "./people/people.tsx";
import { PeopleProof } from "./people-proof.tsx";
import { wideOnly } from "./queue/queue.css.ts";
import { Queue } from "./queue/queue.tsx";
import { Reports } from "./reports.tsx";
import { QuoteManagement } from "./requests/quote-management.tsx";
import { SetupChecklist } from "./setup-checklist.tsx";
import { StatCards } from "./stat-cards.tsx";

const LazyPromisePolicy = lazyComponent(
  async () => (await import("./promise/promise-policy.tsx")).PromisePolicy,
);

const LazyCommission = lazyComponent(
  async () => (await import("./commission/commission.tsx")).Commission,
);
const LazyMoney = lazyComponent(async () => (await import("./commission/money.tsx")).Money);
const LazyJobs = lazyComponent(async () => (await import("../jobs/job-list.tsx")).JobList);
const LazyContent = lazyComponent(async () => (await import("./content/content.tsx")).Content);
const LazyRates = lazyComponent(async () => (await import("./rates/rates.tsx")).Rates);
const LazyVetting = lazyComponent(
  async () => (await import("./vetting/vetting-queue.tsx")).VettingQueue,
);
const LazySupply = lazyComponent(async () => (await import("./supply/supply.tsx")).Supply);

const liveKeys = ["admin", "quote-requests"] as const;

/**
 * The admin dashboard: five places, of which each view has its own URL. The plain URL shows the
 * requests that need an admin. Polls for changes.
 */
export function AdminDashboard({ address }: { address: URLSearchParams }) {
  useChangePolling(liveKeys);
  const view = adminView(address);
  const place = placeOf(view);
  const showsRequests = place.label === "Requests";
  const isReading = view === "queue" && address.has("brief");
  const { data: stats } = useQuery(callQuery("GET /api/admin/dashboard"));
  const hasQueue = isReading || stats?.totalQuotes !== 0;
  // until the site has a builder and a request
  const isNew = view === "queue" && (!hasQueue || (!isReading && stats?.totalBuilders === 0));
  return (
    <div className={view === "queue" && !isNew ? `${dashboard} ${desk}` : dashboard}>
      <VisuallyHidden as="div">
        <Heading level={1}>Admin Dashboard: {place.label}</Heading>
      </VisuallyHidden>
      <MailHold />
      <PeopleProof />
      {view === "queue" && <SyncAlarm />}
      <div className={isReading ? wideOnly : undefined}>
        <Stack>
          {showsRequests && <PasskeyAdvice />}
          {showsRequests && <StatCards address={address} />}
          <PlaceViews current={view} />
        </Stack>
      </div>
      {isNew && <SetupChecklist />}
      {view === "queue" && hasQueue && <Queue address={address} />}
      {view === "jobs" && (
        <Suspense fallback={<RowsSkeleton label="Loading jobs" />}>
          <LazyJobs side="admin" to="/admin-dashboard?view=jobs" />
        </Suspense>
      )}
      {view === "requests" && <QuoteManagement address={address} />}
      {(view === "people" || view === "team") && <People address={address} />}
      {view === "reviews" && (
        <>
          <Moderation />
          <ReportedReviews />
        </>
      )}
      {view === "vetting" && (
        <Suspense fallback={<RowsSkeleton label="Loading checks" />}>
          <LazyVetting address={address} />
        </Suspense>
      )}
      {view === "supply" && (
        <Suspense fallback={<RowsSkeleton label="Counting builders" />}>
          <LazySupply address={address} />
        </Suspense>
      )}
      {view === "rates" && (
        <Suspense fallback={<RowsSkeleton label="Loading rates" />}>
          <LazyRates address={address} />
        </Suspense>
      )}
      {(view === "shows" || view === "projects" || view === "articles") && (
        <Suspense fallback={<RowsSkeleton label="Loading content" />}>
          <LazyContent view={view} address={address} />
        </Suspense>
      )}
      {view === "content" && <ContentSync />}
      {view === "measures" && <Reports />}
      {view === "money" && (
        <Suspense fallback={<RowsSkeleton label="Loading the sums" />}>
          <LazyMoney />
        </Suspense>
      )}
      {view === "promise" && (
        <Suspense fallback={<RowsSkeleton label="Loading the numbers of the promise" />}>
          <LazyPromisePolicy />
        </Suspense>
      )}
      {view === "commission" && (
        <Suspense fallback={<RowsSkeleton label="Loading the rates" />}>
          <LazyCommission />
        </Suspense>
      )}
      {view === "log" && <AuditLog />}
    </div>
  );
}

/** Links to the views of the current place, with the number of items that wait in each. */
function PlaceViews({ current }: { current: AdminView }) {
  const client = useQueryClient();
  const { data: stats } = useQuery(callQuery("GET /api/admin/dashboard"));
  const { data: sync } = useQuery(callQuery("GET /api/admin/content-sync"));
  const counts = adminCounts(stats, sync);
  const { label, views } = placeOf(current);
  return (
    <div className={viewsRow}>
      <ViewLinks
        label={label}
        views={views.map(({ name, label, to }) => ({
          label,
          to,
          isCurrent: name === current,
          count: counts[name],
        }))}
      />
      <Button size="small" tone="quiet" onClick={() => void readAgain(client, ["admin"])}>
        Refresh
      </Button>
    </div>
  );
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { PasskeyAdvice } from "../accounts/passkeys/passkey-advice.tsx";
import { callQuery, readAgain } from "../api/call-query.ts";
import { useChangePolling } from "../changes/use-change-polling.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { Reviews } from "../reviews/reviews.tsx";
import { Button } from "../ui/action/button.tsx";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useWasOpen } from "../ui/overlay/use-was-open.ts";
import { Heading } from "../ui/text/heading.tsx";
import { type AdminView, adminView, adminViews } from "./admin-view.ts";
import { AuditLog } from "./audit/audit-log.tsx";
import { ContentSync, SyncAlarm } from "./content-sync.tsx";
import { MailHold } from "./mail-hold.tsx";
import { People } from "./people/people.tsx";
import { PeopleProof } from "./people-proof.tsx";
import { wideOnly } from "./queue/queue.css.ts";
import { Queue } from "./queue/queue.tsx";
import { QuoteMeasures } from "./quote-measures.tsx";
import { QuoteManagement } from "./requests/quote-management.tsx";
import { StatCards } from "./stat-cards.tsx";

const LazyAddPasskey = lazyComponent(
  async () => (await import("../accounts/passkeys/add-passkey.tsx")).AddPasskey,
);
const LazyPromisePolicy = lazyComponent(
  async () => (await import("./promise/promise-policy.tsx")).PromisePolicy,
);

const LazyRates = lazyComponent(async () => (await import("./rates/rates.tsx")).Rates);
const LazySupply = lazyComponent(async () => (await import("./supply/supply.tsx")).Supply);

const liveKeys = ["admin", "quote-requests"] as const;

/**
 * The admin dashboard; each view has its own URL. The plain URL shows the queue, then the figures
 * and all requests. Polls for changes.
 */
export function AdminDashboard({ address }: { address: URLSearchParams }) {
  const client = useQueryClient();
  useChangePolling(liveKeys);
  const [addsPasskey, setAddsPasskey] = useState(false);
  const wasAddingPasskey = useWasOpen(addsPasskey);
  const view = adminView(address);
  const showsRequests = view === "queue" || view === "requests";
  const isReading = view === "queue" && address.has("brief");
  return (
    <Stack gap="large">
      <Inline justify="between">
        <Heading level={1} size="section">
          Admin Dashboard
        </Heading>
        <Button size="small" onClick={() => void readAgain(client, ["admin"])}>
          Refresh
        </Button>
      </Inline>
      <AdminViews current={view} />
      <MailHold />
      <PeopleProof />
      {view === "log" && <AuditLog />}
      {view === "people" && <People address={address} />}
      {view === "promise" && (
        <Suspense fallback={<RowsSkeleton label="Loading the numbers of the promise" />}>
          <LazyPromisePolicy />
        </Suspense>
      )}
      {view === "rates" && (
        <Suspense fallback={<RowsSkeleton label="Loading rates" />}>
          <LazyRates address={address} />
        </Suspense>
      )}
      {view === "supply" && (
        <Suspense fallback={<RowsSkeleton label="Counting builders" />}>
          <LazySupply address={address} />
        </Suspense>
      )}
      {view === "measures" && <QuoteMeasures />}
      {view === "reviews" && <Reviews />}
      {view === "content" && <ContentSync />}
      {view === "queue" && <SyncAlarm />}
      {view === "queue" && <Queue address={address} />}
      <PasskeyAdvice
        action={
          <Button size="small" tone="accent" onClick={() => setAddsPasskey(true)}>
            Add a passkey
          </Button>
        }
      />
      {wasAddingPasskey && (
        <Suspense>
          <LazyAddPasskey open={addsPasskey} onOpenChange={setAddsPasskey} />
        </Suspense>
      )}
      {showsRequests && (
        <div className={isReading ? wideOnly : undefined}>
          <Stack gap="large">
            <StatCards />
            <QuoteManagement address={address} />
          </Stack>
        </div>
      )}
    </Stack>
  );
}

/** Links to the views, with the number of items that wait for an admin. */
function AdminViews({ current }: { current: AdminView }) {
  const { data: stats } = useQuery(callQuery("GET /api/admin/dashboard"));
  const { data: sync } = useQuery(callQuery("GET /api/admin/content-sync"));
  const counts: Partial<Record<AdminView, number | undefined>> = {
    queue: stats?.pendingQuotes,
    reviews: stats?.waitingReviews,
    content: sync?.problems.length || undefined,
  };
  return (
    <ViewLinks
      label="Admin dashboard"
      views={adminViews.map(({ name, label, to }) => ({
        label,
        to,
        isCurrent: name === current,
        count: counts[name],
      }))}
    />
  );
}

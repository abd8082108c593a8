import { useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Body } from "../../app-server/contract/api-client.ts";
import { callQuery } from "../api/call-query.ts";
import type { AdminView } from "./admin-view.ts";

type Stats = Body<"GET /api/admin/dashboard">;
type Sync = Body<"GET /api/admin/content-sync">;
type Counts = Partial<Record<AdminView, number | undefined>>;

/** The number of items that wait for an admin, by view; views where nothing waits are left out. */
export function adminCounts(stats: Stats | undefined, sync: Sync | undefined): Counts {
  return {
    queue: stats?.pendingQuotes || undefined,
    reviews: stats?.waitingReviews || undefined,
    vetting: stats?.waitingChecks || undefined,
    content: sync?.problems.length || undefined,
  };
}

/**
 * The counts as far as the page below has read them. It only looks into the cache: a query of its
 * own would be there first, and the page would be hydrated without what the server read for it.
 */
export function useReadCounts(): Counts {
  const client = useQueryClient();
  const subscribe = (changed: () => void) => client.getQueryCache().subscribe(changed);
  const { queryKey: ofStats } = callQuery("GET /api/admin/dashboard");
  const { queryKey: ofSync } = callQuery("GET /api/admin/content-sync");
  const stats = useSyncExternalStore(subscribe, () => client.getQueryData(ofStats), unread);
  const sync = useSyncExternalStore(subscribe, () => client.getQueryData(ofSync), unread);
  return adminCounts(stats, sync);
}

const unread = () => undefined;

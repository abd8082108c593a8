import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../api/call-query.ts";
import type { AdminView } from "./admin-view.ts";

/**
 * The number of items that wait for an admin, by view, as far as the dashboard has read it; reads
 * nothing by itself.
 */
export function useAdminCounts(): Partial<Record<AdminView, number | undefined>> {
  const { data: stats } = useQuery({ ...callQuery("GET /api/admin/dashboard"), enabled: false });
  const { data: sync } = useQuery({ ...callQuery("GET /api/admin/content-sync"), enabled: false });
  return {
    queue: stats?.pendingQuotes,
    reviews: stats?.waitingReviews,
    content: sync?.problems.length,
  };
}

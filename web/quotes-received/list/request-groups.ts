import {
  type RequestNeed,
  requestNeed,
  requestNeeds,
} from "../../../domain/quotes/own-requests/request-need.ts";

const names: Record<RequestNeed, string> = {
  decision: "Your decision",
  waiting: "Waiting for quotes",
  chosen: "Chosen",
  closed: "Closed",
};

export type RequestGroup<Request> = {
  name: string;
  requests: Request[];
  /** Whether a page that is not loaded may contain more of the group. */
  isCut: boolean;
};

/**
 * Requests grouped by what they need, those to decide first; empty groups are left out. `hasMore`:
 * further pages exist.
 */
export function requestGroups<Request extends { standing?: string | null | undefined }>(
  requests: readonly Request[],
  hasMore = false,
): RequestGroup<Request>[] {
  const groups = requestNeeds
    .map((need) => ({
      name: names[need],
      requests: requests.filter(({ standing }) => requestNeed(standing) === need),
    }))
    .filter((group) => group.requests.length > 0);
  return groups.map((group) => ({ ...group, isCut: hasMore && group === groups.at(-1) }));
}

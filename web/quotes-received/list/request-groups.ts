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
  /** More of the group may be on a page that is not read yet. */
  isCut: boolean;
};

/** Requests by what they need, the ones to decide on first; a group without any is left out. `hasMore`: the list goes on. */
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

import type { OwnQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";

type Standing = OwnQuoteBody["standing"];

/** The groups of the exhibitor's list, the most urgent first. */
const groups = [
  { name: "Your decision", standings: ["quotes-to-decide", "quotes-unpriced"] },
  {
    name: "Waiting for quotes",
    standings: ["pending", "assigned", "quotes_sent", "email_failed", "quotes-ended"],
  },
  { name: "Chosen", standings: ["quote-accepted"] },
  {
    name: "Closed",
    standings: ["completed", "cancelled-unasked", "cancelled-unanswered", "cancelled-with-quotes"],
  },
] as const satisfies { name: string; standings: readonly Standing[] }[];

export type RequestGroup<Request> = { name: (typeof groups)[number]["name"]; requests: Request[] };

/** Requests by what they need, the ones to decide on first; a group without any is left out. Unknown ones wait. */
export function requestGroups<Request extends { standing?: string | null | undefined }>(
  requests: readonly Request[],
): RequestGroup<Request>[] {
  const nameOf = ({ standing }: Request) =>
    groups.find(({ standings }) => (standings as readonly string[]).includes(standing ?? ""))
      ?.name ?? "Waiting for quotes";
  return groups
    .map(({ name }) => ({ name, requests: requests.filter((each) => nameOf(each) === name) }))
    .filter((group) => group.requests.length > 0);
}

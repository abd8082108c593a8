import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { Api } from "../../app-server/contract/api-client.ts";
import { callQuery } from "../api/call-query.ts";
import {
  assignedQuotesQuery,
  availableQuotesQuery,
  builderProfileQuery,
  newest,
  ownResponsesQuery,
} from "../builder-dashboard/builder-queries.ts";
import { builderView } from "../builder-dashboard/builder-view.ts";
import { myProjectCardsQuery } from "../builder-portfolio/my-projects-query.ts";
import { yourJobsQuery } from "../jobs/your-jobs-query.ts";
import { ownQuotesQuery } from "../quotes-received/own-quotes-query.ts";

/** The queries that an account's dashboard needs at a URL. */
export function dashboardQueries(
  { userType, builder }: CurrentUserBody,
  address: URLSearchParams,
  api: Api,
) {
  if (userType === "admin") return [];
  if (userType !== "builder") {
    return [callQuery("GET /api/changes", {}, api), ownQuotesQuery(api), yourJobsQuery(api)];
  }
  const view = builderView(address).name;
  return [
    callQuery("GET /api/changes", {}, api),
    callQuery("GET /api/dashboard/overview", {}, api),
    ...(builder && view === "portfolio" ? [myProjectCardsQuery(api)] : []),
    ...(view === "requests"
      ? [assignedQuotesQuery("to-quote", api), assignedQuotesQuery("quoted", api)]
      : []),
    ...(view === "requests" || view === "opportunities"
      ? [availableQuotesQuery(view === "requests" ? newest : 20, api)]
      : []),
    ...(view === "quotes" ? [ownResponsesQuery(api)] : []),
    ...(view === "profile" || (view === "requests" && builder?.reviewState !== "approved")
      ? [builderProfileQuery(api)]
      : []),
  ];
}

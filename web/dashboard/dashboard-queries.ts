import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { Api } from "../../app-server/contract/api-client.ts";
import { callQuery } from "../api/call-query.ts";
import { assignedQuotesQuery } from "../builder-dashboard/assigned/assigned-quotes-query.ts";
import { availableQuotesQuery, newest } from "../builder-dashboard/available-quotes-query.ts";
import { type BuilderView, builderView } from "../builder-dashboard/builder-view.ts";
import { ownResponsesQuery } from "../builder-dashboard/own-responses-query.ts";
import { builderProfileQuery } from "../builder-dashboard/profile/builder-profile-query.ts";
import { myProjectCardsQuery } from "../builder-portfolio/my-projects-query.ts";
import { ownQuotesQuery } from "../quotes-received/own-quotes-query.ts";

/** The queries that an account's dashboard needs at a URL. */
export function dashboardQueries(
  { userType, builder }: CurrentUserBody,
  address: URLSearchParams,
  api: Api,
) {
  if (userType === "admin") return [];
  if (userType !== "builder") return [callQuery("GET /api/changes", {}, api), ownQuotesQuery(api)];
  const view = builderView(address);
  const shows = (name: BuilderView) => view === name || view === "requests";
  return [
    callQuery("GET /api/changes", {}, api),
    callQuery("GET /api/dashboard/overview", {}, api),
    ...(builder && shows("portfolio") ? [myProjectCardsQuery(api)] : []),
    ...(view === "requests"
      ? [assignedQuotesQuery("waiting", api), assignedQuotesQuery("quoted", api)]
      : []),
    ...(shows("opportunities")
      ? [availableQuotesQuery(view === "requests" ? newest : 20, api)]
      : []),
    ...(shows("quotes") ? [ownResponsesQuery(api)] : []),
    ...(shows("profile") ? [builderProfileQuery(api)] : []),
  ];
}

import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import type { Api } from "../../app-server/contract/api-client.ts";
import { assignedQuotesQuery } from "../builder-dashboard/assigned-quotes-query.ts";
import { availableQuotesQuery } from "../builder-dashboard/available-quotes-query.ts";
import { overviewQuery } from "../builder-dashboard/overview-query.ts";
import { ownResponsesQuery } from "../builder-dashboard/own-responses-query.ts";
import { builderProfileQuery } from "../builder-dashboard/profile/builder-profile-query.ts";
import { ownProjectsQuery } from "../builder-portfolio/own-projects-query.ts";
import { changesQuery } from "../changes/changes-query.ts";
import { ownQuotesQuery } from "../quotes-received/own-quotes-query.ts";

/** Queries of a dashboard by account type. */
export function dashboardQueries({ userType, builder }: CurrentUserBody, api: Api) {
  if (userType === "admin") return [];
  if (userType !== "builder") return [changesQuery(api), ownQuotesQuery(api)];
  return [
    changesQuery(api),
    ...(builder ? [overviewQuery(api)] : []),
    builderProfileQuery(api),
    ...(builder ? [ownProjectsQuery(builder.id, api)] : []),
    assignedQuotesQuery(api),
    availableQuotesQuery(api),
    ownResponsesQuery(api),
  ];
}

import type { Api } from "../../app-server/contract/api-client.ts";
import { changesQuery } from "../changes/changes-query.ts";
import { reviewQueueQuery } from "../reviews/review-queue-query.ts";
import { adminStatsQuery } from "./admin-stats-query.ts";
import { adminView } from "./admin-view.ts";
import { auditQuery } from "./audit/audit-query.ts";
import { contentSyncQuery } from "./content-sync-query.ts";
import { mailHoldQuery } from "./mail-hold-query.ts";
import { peopleQuery } from "./people/people-query.ts";
import { readPeopleAddress } from "./people-address.ts";
import { readQueueAddress } from "./queue/queue-address.ts";
import { queueQuery, requestPromiseQuery } from "./queue/queue-query.ts";
import { quoteMeasuresQuery } from "./quote-measures-query.ts";
import { adminQuoteQuery } from "./requests/admin-quote-query.ts";
import { adminQuotesQuery } from "./requests/admin-quotes-query.ts";
import { readSupplyAddress } from "./supply/supply-address.ts";
import { supplyQuery } from "./supply/supply-query.ts";

/** The queries of the admin dashboard at an address. */
export function adminDashboardQueries(address: URLSearchParams, api: Api) {
  const view = adminView(address);
  const place = readQueueAddress(address);
  return [
    changesQuery(api),
    adminStatsQuery(api),
    contentSyncQuery(api),
    mailHoldQuery(api),
    ...(view === "reviews" ? [reviewQueueQuery(api)] : []),
    ...(view === "log" ? [auditQuery({}, api)] : []),
    ...(view === "people" ? [peopleQuery(readPeopleAddress(address), api)] : []),
    ...(view === "supply" ? [supplyQuery(readSupplyAddress(address).city, api)] : []),
    ...(view === "measures" ? [quoteMeasuresQuery(api)] : []),
    ...(view === "queue" ? [queueQuery(place, api)] : []),
    ...(view === "queue" && place.brief
      ? [adminQuoteQuery(place.brief, api), requestPromiseQuery(place.brief, api)]
      : []),
    ...(view === "queue" || view === "requests" ? [adminQuotesQuery(address, api)] : []),
  ];
}

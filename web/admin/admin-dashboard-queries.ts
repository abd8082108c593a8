import type { Api } from "../../app-server/contract/api-client.ts";
import { callQuery } from "../api/call-query.ts";
import { adminView } from "./admin-view.ts";
import { auditQuery } from "./audit/audit-query.ts";
import { readPeopleAddress } from "./people-address.ts";
import { readQueueAddress } from "./queue/queue-address.ts";
import { queueQuery } from "./queue/queue-query.ts";
import { adminSearch } from "./requests/admin-search.ts";
import { readSupplyAddress } from "./supply/supply-address.ts";

/** The queries that the admin dashboard needs at a URL. */
export function adminDashboardQueries(address: URLSearchParams, api: Api) {
  const view = adminView(address);
  const place = readQueueAddress(address);
  return [
    callQuery("GET /api/changes", {}, api),
    callQuery("GET /api/admin/dashboard", {}, api),
    callQuery("GET /api/admin/content-sync", {}, api),
    callQuery("GET /api/admin/mail-hold", {}, api),
    ...(view === "reviews" ? [callQuery("GET /api/admin/review-queue", {}, api)] : []),
    ...(view === "log" ? [auditQuery({}, api)] : []),
    ...(view === "people" || view === "team"
      ? [callQuery("GET /api/admin/people", { query: readPeopleAddress(address) }, api)]
      : []),
    ...(view === "supply"
      ? [
          callQuery(
            "GET /api/admin/supply",
            { query: { city: readSupplyAddress(address).city } },
            api,
          ),
        ]
      : []),
    ...(view === "measures" ? [callQuery("GET /api/admin/quote-measures", {}, api)] : []),
    ...(view === "queue" ? [queueQuery(place, api)] : []),
    ...(view === "queue" && place.brief
      ? [
          callQuery("GET /api/admin/quotes/:id", { params: { id: place.brief } }, api),
          callQuery("GET /api/admin/quotes/:id/promise", { params: { id: place.brief } }, api),
        ]
      : []),
    ...(view === "requests"
      ? [callQuery("GET /api/admin/quotes", { query: adminSearch(address) }, api)]
      : []),
  ];
}

import { sql } from "kysely";
import type { RequestStatus } from "../../../domain/quotes/request-state.ts";

/** Statuses as rows of `wanted`: joined laterally, each is one short index range. */
export function wantedStatuses(statuses: readonly RequestStatus[]) {
  const rows = sql<{ status: RequestStatus }>`unnest(${statuses}::text[])`;
  return rows.as<"wanted">(sql`wanted(status)`);
}

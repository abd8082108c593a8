import { type RawBuilder, sql } from "kysely";
import type { RequestStatus } from "../../../domain/quotes/request-state.ts";

/** Statuses as rows of `wanted`: joined laterally, each takes one short index range. */
export function wantedStatuses(statuses: readonly RequestStatus[] | RawBuilder<unknown>) {
  const rows = sql<{ status: RequestStatus }>`unnest(${statuses}::text[])`;
  return rows.as<"wanted">(sql`wanted(status)`);
}

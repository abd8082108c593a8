import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { DashboardCounter } from "../../../domain/assignment/ports.ts";
import type { QueuedStanding } from "../../../domain/promise/quote-promise.ts";
import {
  type RequestStatus,
  type StatusGroup,
  statusGroups,
} from "../../../domain/quotes/request-state.ts";
import { maxListItems } from "../../../domain/shared/page.ts";
import { countQueued } from "../promise/promise-queue.ts";
import { gatherOnce } from "../sql/gather.ts";
import { waitingProfileIds, waitingProjectIds } from "./moderation-repository.ts";

/** Counts for admins in PostgreSQL, in one statement. */
export function createPostgresDashboardCounter(em: EntityManager): DashboardCounter {
  return {
    async read() {
      const [row] = await readCounts(em, {});
      const sum = (group: StatusGroup) =>
        statusGroups[group].reduce((total, status) => total + (row?.requests?.[status] ?? 0), 0);
      const queued = (standing: QueuedStanding) => row?.promises?.[standing] ?? 0;
      return {
        requests: {
          pending: sum("pending"),
          assigned: sum("assigned"),
          completed: sum("completed"),
          cancelled: sum("cancelled"),
        },
        builders: row?.builders ?? 0,
        reviews: (row?.profiles ?? 0) + (row?.projects ?? 0),
        checks: row?.checks ?? 0,
        promises: {
          waiting: queued("waiting"),
          "at-risk": queued("at-risk"),
          missed: queued("missed"),
          paused: queued("paused"),
        },
      };
    },
  };
}

type Counts<Name extends string> = Partial<Record<Name, number>> | null;

const readCounts = gatherOnce((db) =>
  db.selectNoFrom(({ selectFrom, fn }) => {
    const count = fn.countAll<number>().as("count");
    const requests = selectFrom("quote_request_count")
      .select(({ fn }) => ["status as name", fn.sum("amount").as("count")])
      .groupBy("status");
    // listed builders are counted by triggers; few are approved and hidden
    const listed = selectFrom("builder_facet")
      .select("amount")
      .where("dimension", "=", sql.lit("all"))
      .where("value", "=", sql.lit(""));
    const hidden = selectFrom("builder")
      .select("id")
      .where("review_state", "=", sql.lit("approved"))
      .where("public", "=", sql.lit(false))
      .limit(sql.lit(maxListItems));
    const approved = sql<number>`least(coalesce((${listed}), 0) + (${selectFrom(hidden.as("b")).select(count)}), ${sql.lit(maxListItems)})::int`;
    return [
      selectFrom(requests.as("c"))
        .select(sql<Counts<RequestStatus>>`json_object_agg(name, count)`.as("counts"))
        .as("requests"),
      selectFrom(countQueued(db).as("c"))
        .select(sql<Counts<QueuedStanding>>`json_object_agg(name, count)`.as("counts"))
        .as("promises"),
      approved.as("builders"),
      selectFrom("vetting_check").select(count).where("queued_at", "is not", null).as("checks"),
      selectFrom(waitingProfileIds(db).as("ids")).select(count).as("profiles"),
      selectFrom(waitingProjectIds(db).as("ids")).select(count).as("projects"),
    ];
  }),
);

import type { EntityManager } from "@mikro-orm/postgresql";
import type { InterestRepository } from "../../../domain/quotes/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { anyOf, run } from "../sql/run.ts";

/** Builders' interest in PostgreSQL. Needs the request's own `em`. */
export function createPostgresInterestRepository(em: EntityManager): InterestRepository {
  return {
    async add({ requestId, builderId, at }) {
      // Selects from the tables, so that a builder or request deleted meanwhile is no error.
      await run(em, (db) =>
        db
          .insertInto("interest")
          .columns(["quote_request_id", "builder_id", "created_at"])
          .expression(
            db
              .selectFrom(["quote_request as q", "builder as b"])
              .select(({ cast, val }) => ["q.id", "b.id", cast(val(at), "timestamptz").as("at")])
              .where("q.id", "=", requestId)
              .where("b.id", "=", builderId),
          )
          .onConflict((conflict) => conflict.doNothing()),
      );
    },
    async remove({ requestId, builderId }) {
      await run(em, (db) =>
        db
          .deleteFrom("interest")
          .where("quote_request_id", "=", requestId)
          .where("builder_id", "=", builderId),
      );
    },
    ofRequests: (requestIds) =>
      run(em, (db) =>
        db
          .selectFrom("interest")
          .select(["quote_request_id as requestId", "builder_id as builderId", "created_at as at"])
          .where("quote_request_id", "=", anyOf(requestIds.filter(isUuid)))
          .orderBy("created_at")
          .orderBy("builder_id"),
      ),
    async ofBuilder(builderId, among) {
      const rows = await run(em, (db) =>
        db
          .selectFrom("interest")
          .select("quote_request_id as requestId")
          .where("builder_id", "=", builderId)
          .where("quote_request_id", "=", anyOf(among.filter(isUuid))),
      );
      return rows.map(({ requestId }) => requestId);
    },
  };
}

import type { EntityManager } from "@mikro-orm/postgresql";
import type { InterestRepository } from "../../../domain/quotes/ports.ts";
import type { BuilderId, QuoteRequestId } from "../../../domain/shared/id.ts";
import { gatherOnce } from "../sql/gather.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { anyGiven, compileOnce, type QueryValues, run } from "../sql/run.ts";

/** Builders' interest in PostgreSQL. Needs the request's own `em`. */
export function createPostgresInterestRepository(em: EntityManager): InterestRepository {
  return {
    async add({ requestId, builderId, at }) {
      // selects from the tables, so that a builder or request deleted meanwhile isn't an error
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
    ofRequests: (requestIds) => ofRequests(em, { ids: requestIds.filter(isUuid) }),
    async ofBuilder(builderId, among) {
      const rows = await ofBuilder(em, { builderId, ids: among.filter(isUuid) });
      return rows.map(({ requestId }) => requestId);
    },
  };
}

type OfRequests = { ids: QuoteRequestId[] };
const wanted = (given: QueryValues<OfRequests>) => anyGiven<QuoteRequestId>(given("ids"));

const ofRequests = compileOnce((db, given: QueryValues<OfRequests>) =>
  db
    .selectFrom("interest")
    .select(["quote_request_id as requestId", "builder_id as builderId", "created_at as at"])
    .where("quote_request_id", "=", wanted(given))
    .orderBy("created_at")
    .orderBy("builder_id"),
);

const ofBuilder = gatherOnce((db, given: QueryValues<OfRequests & { builderId: BuilderId }>) =>
  db
    .selectFrom("interest")
    .select("quote_request_id as requestId")
    .where("builder_id", "=", given("builderId"))
    .where("quote_request_id", "=", wanted(given)),
);

import type { EntityManager } from "@mikro-orm/postgresql";
import type { Interest, InterestRepository } from "../../../domain/quotes/ports.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { runSql } from "../sql/run-sql.ts";

type Row = Omit<Interest, "at"> & { at: string };

/** Keeps builders' interest in PostgreSQL. Wants the `em` of its own request. */
export function createPostgresInterestRepository(em: EntityManager): InterestRepository {
  return {
    async add({ requestId, builderId, at }) {
      // From the tables, so that what is gone meanwhile is no mishap.
      await runSql(
        em,
        `insert into interest (quote_request_id, builder_id, created_at)
         select q.id, b.id, $3 from quote_request q, builder b where q.id = $1 and b.id = $2
         on conflict do nothing`,
        [requestId, builderId, at],
      );
    },
    async remove({ requestId, builderId }) {
      const sql = "delete from interest where quote_request_id = $1 and builder_id = $2";
      await runSql(em, sql, [requestId, builderId]);
    },
    async ofRequests(requestIds) {
      const rows = await runSql<Row>(
        em,
        `select quote_request_id as "requestId", builder_id as "builderId", created_at as at
         from interest where quote_request_id = any ($1::uuid[]) order by created_at, builder_id`,
        [requestIds.filter(isUuid)],
      );
      return rows.map((row) => ({ ...row, at: new Date(row.at) }));
    },
    async ofBuilder(builderId, among) {
      const rows = await runSql<Pick<Row, "requestId">>(
        em,
        `select quote_request_id as "requestId" from interest
         where builder_id = $1 and quote_request_id = any ($2::uuid[])`,
        [builderId, among.filter(isUuid)],
      );
      return rows.map(({ requestId }) => requestId);
    },
  };
}

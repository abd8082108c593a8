import type { EntityManager } from "@mikro-orm/postgresql";
import type { JobRepository } from "../../../domain/jobs/ports.ts";
import type { QuoteResponseId } from "../../../domain/shared/id.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { compileOnce, type QueryValues } from "../sql/run.ts";
import { insertJob, toJob } from "./job-rows.ts";

/** Jobs in PostgreSQL. Needs the request's own `em`. */
export function createPostgresJobRepository(em: EntityManager): JobRepository {
  return {
    async find(id) {
      if (!isUuid(id)) return null;
      const [row] = await findJob(em, { id });
      return row ? toJob(row) : null;
    },
    begin: (job) => insertJob(em, job),
  };
}

const findJob = compileOnce((db, given: QueryValues<{ id: QuoteResponseId }>) =>
  db.selectFrom("job").selectAll().where("id", "=", given("id")),
);

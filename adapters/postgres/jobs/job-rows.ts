import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Job } from "../../../domain/jobs/job.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { type JobRow, JobTable } from "../schema/jobs/job.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { run } from "../sql/run.ts";

const codec = rowCodec<JobRow>(JobTable);

export const toJob = (row: JobRow | JsonRow<JobRow>): Job => codec.toRecord(row as JobRow);

/** Stores a new job, unless it is there. */
export async function insertJob(em: EntityManager, job: Job): Promise<void> {
  await insertRows(em, "job", [codec.toRow(job)], (insert) =>
    insert.onConflict((conflict) => conflict.doNothing()),
  );
}

const asJson = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Stores a changed job. Throws StaleWriteError when another save was first. */
export async function updateJob(em: EntityManager, job: Job): Promise<void> {
  const { id, version, ...row } = codec.toRow(job);
  const saved = await run(em, (db) =>
    db
      .updateTable("job")
      .set({ ...row, as_built: asJson(row.as_built), version: version + 1 })
      .where("id", "=", id)
      .where("version", "=", version)
      .returning("id"),
  );
  if (saved.length === 0) throw new StaleWriteError(id);
}

import type { EntityManager } from "@mikro-orm/postgresql";
import type { BriefVersion } from "../../../domain/quotes/brief-version.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { type BriefVersionRow, BriefVersionTable } from "../schema/quotes/brief-version.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { isUuid } from "../sql/is-uuid.ts";
import { insertRows, rowCodec } from "../sql/rows.ts";
import { compileOnce, type QueryValues, run } from "../sql/run.ts";

const codec = rowCodec<BriefVersionRow>(BriefVersionTable);

/** Stores versions of a request's brief that are not stored yet. */
export async function saveBriefVersions(
  em: EntityManager,
  quoteRequestId: QuoteRequestId,
  versions: readonly BriefVersion[],
): Promise<void> {
  const rows = versions.map((version) => codec.toRow({ quoteRequestId, ...version }));
  await insertRows(em, "brief_version", rows, (insert) =>
    insert.onConflict((conflict) => conflict.columns(["quote_request_id", "version"]).doNothing()),
  );
}

/**
 * Completes versions from before budgets could change: they get the request's stored budget, before
 * a save changes it.
 */
export async function completeBriefVersions(em: EntityManager, id: QuoteRequestId): Promise<void> {
  await run(em, (db) =>
    db
      .updateTable("brief_version as v")
      .from("quote_request as q")
      .set(({ ref }) => ({ budget: ref("q.budget") }))
      .whereRef("v.quote_request_id", "=", "q.id")
      .where("q.id", "=", id)
      .where("v.budget", "is", null),
  );
}

/** Reads the stored versions of a request's brief, oldest first. */
export async function listBriefVersions(
  em: EntityManager,
  id: QuoteRequestId,
): Promise<BriefVersion[]> {
  if (!isUuid(id)) return [];
  const rows = await listVersions(em, { id });
  return toBriefVersions(rows.map(({ row }) => row));
}

/**
 * Maps the rows of one request, oldest first. An earlier release stored rows without a budget,
 * which couldn't change then: such a row takes that of the version before, else the first stored.
 */
export function toBriefVersions(rows: readonly JsonRow<BriefVersionRow>[]): BriefVersion[] {
  const records = rows.map((row) => codec.toRecord(row));
  let known = records.find(({ budget }) => budget !== null)?.budget ?? null;
  return records.map(({ quoteRequestId: _, ...version }) => {
    known = version.budget ?? known;
    return { ...version, budget: known };
  });
}

const listVersions = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  db
    .selectFrom("brief_version as v")
    .select(({ fn }) => fn.toJson("v").as("row"))
    .where("v.quote_request_id", "=", given("id"))
    .orderBy("v.version"),
);

import type { EntityManager } from "@mikro-orm/postgresql";
import type { Brief, BriefVersion } from "../../../domain/quotes/brief-version.ts";
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

/** Fields that earlier releases didn't store with a version, since they couldn't change then. */
const lateFields = ["budget", "eventDate", "venue", "industry", "openSides"] as const;

/**
 * Completes versions of earlier releases: what they lack is the request's stored value, before a
 * save changes it.
 */
export async function completeBriefVersions(em: EntityManager, id: QuoteRequestId): Promise<void> {
  await run(em, (db) =>
    db
      .updateTable("brief_version as v")
      .from("quote_request as q")
      .set(({ fn }) => ({
        budget: fn.coalesce("v.budget", "q.budget"),
        event_date: fn.coalesce("v.event_date", "q.event_date"),
        venue: fn.coalesce("v.venue", "q.venue"),
        industry: fn.coalesce("v.industry", "q.industry"),
        open_sides: fn.coalesce("v.open_sides", "q.open_sides"),
      }))
      .whereRef("v.quote_request_id", "=", "q.id")
      .where("q.id", "=", id)
      .where(({ eb, or }) => or([eb("v.budget", "is", null), eb("v.event_date", "is", null)])),
  );
}

/** Reads the stored versions of a request's brief, oldest first. */
export async function listBriefVersions(
  em: EntityManager,
  id: QuoteRequestId,
): Promise<BriefVersion[]> {
  if (!isUuid(id)) return [];
  const rows = await listVersions(em, { id });
  const [first] = rows;
  return first
    ? toBriefVersions(
        rows.map(({ row }) => row),
        first,
      )
    : [];
}

/**
 * Maps the rows of one request, oldest first. A row of an earlier release takes what it lacks from
 * the version before, else from the first that has it, else from the request.
 */
export function toBriefVersions(
  rows: readonly JsonRow<BriefVersionRow>[],
  request: Pick<Brief, (typeof lateFields)[number]>,
): BriefVersion[] {
  const records = rows.map((row) => codec.toRecord(row));
  const known: Record<string, unknown> = {};
  for (const field of lateFields) {
    known[field] = records.find((record) => record[field] !== null)?.[field] ?? request[field];
  }
  return records.map(({ quoteRequestId: _, ...version }) => {
    for (const field of lateFields) known[field] = version[field] ?? known[field];
    return { ...version, ...known } as BriefVersion;
  });
}

const listVersions = compileOnce((db, given: QueryValues<{ id: QuoteRequestId }>) =>
  db
    .selectFrom("brief_version as v")
    .innerJoin("quote_request as q", "q.id", "v.quote_request_id")
    .select(({ fn }) => fn.toJson("v").as("row"))
    .select(["q.budget", "q.event_date as eventDate", "q.venue", "q.industry"])
    .select("q.open_sides as openSides")
    .where("v.quote_request_id", "=", given("id"))
    .orderBy("v.version"),
);

import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuoteCase } from "../../../domain/quotes/ports.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { findCase, toCase } from "../quote-cases/read-case.ts";
import { run } from "../sql/run.ts";

/**
 * Locks a request until `em`'s transaction ends and reads its case; null when the request is gone.
 * Take this lock before locking rows that belong to the request, to avoid deadlocks.
 */
export async function lockCase(em: EntityManager, id: QuoteRequestId): Promise<QuoteCase | null> {
  await run(em, (db) =>
    db.selectFrom("quote_request").select("id").where("id", "=", id).forNoKeyUpdate(),
  );
  // a separate statement, which sees what was committed while waiting for the lock
  const [row] = await findCase(em, { id });
  return row ? toCase(row) : null;
}

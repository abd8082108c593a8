import type { EntityManager } from "@mikro-orm/postgresql";
import type { QuoteCase } from "../../../domain/quotes/ports.ts";
import type { QuoteRequestId } from "../../../domain/shared/id.ts";
import { findCase, toCase } from "../quote-cases/read-case.ts";
import { run } from "../sql/run.ts";

/**
 * The case as it stands until the transaction of `em` ends; null when the request is gone. Locked before rows that belong to the
 * request, so that no two transactions wait for each other.
 */
export async function lockCase(em: EntityManager, id: QuoteRequestId): Promise<QuoteCase | null> {
  await run(em, (db) =>
    db.selectFrom("quote_request").select("id").where("id", "=", id).forNoKeyUpdate(),
  );
  // a statement of its own sees what was saved while the lock was waited for
  const [row] = await findCase(em, { id });
  return row ? toCase(row) : null;
}

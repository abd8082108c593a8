import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProviderAttemptRepository } from "../../../domain/accounts/ports.ts";
import type { ProviderAttempt } from "../../../domain/accounts/providers/provider-attempt.ts";
import {
  type ProviderAttemptRow,
  ProviderAttemptTable,
} from "../schema/accounts/provider-attempt.ts";
import type { JsonRow } from "../schema/stored-row.ts";
import { rowCodec } from "../sql/rows.ts";
import { run, runOne } from "../sql/run.ts";

const codec = rowCodec<ProviderAttemptRow>(ProviderAttemptTable);

const toProviderAttempt = (row: JsonRow<ProviderAttemptRow>): ProviderAttempt =>
  codec.toRecord(row);
const toProviderAttemptRow = (attempt: ProviderAttempt): ProviderAttemptRow => codec.toRow(attempt);

/** Provider sign-ins in progress in PostgreSQL. Needs the request's own `em`. */
export function createPostgresProviderAttemptRepository(
  em: EntityManager,
): ProviderAttemptRepository {
  return {
    async start(attempt) {
      // deletes expired attempts now instead of at the next cleanup
      await run(em, (db) =>
        db.deleteFrom("provider_attempt").where("expires_at", "<=", attempt.createdAt),
      );
      await run(em, (db) =>
        db.insertInto("provider_attempt").values(toProviderAttemptRow(attempt)),
      );
    },

    async take({ stateHash, provider, browserHash, now }) {
      const row = await runOne(em, (db) =>
        db
          .deleteFrom("provider_attempt as a")
          .where("a.state_hash", "=", stateHash)
          .where("a.provider", "=", provider)
          .where("a.browser_hash", "=", browserHash)
          .where("a.expires_at", ">", now)
          .returning(({ fn }) => fn.toJson("a").as("attempt")),
      );
      return row ? toProviderAttempt(row.attempt) : null;
    },
  };
}

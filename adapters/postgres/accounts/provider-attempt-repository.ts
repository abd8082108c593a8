import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProviderAttemptRepository } from "../../../domain/accounts/ports.ts";
import type { ProviderAttemptRow } from "../schema/accounts/provider-attempt.ts";
import { insertRows } from "../sql/insert-rows.ts";
import { runSql } from "../sql/run-sql.ts";
import type { Stored } from "../sql/stored.ts";
import { toProviderAttempt, toProviderAttemptRow } from "./provider-attempt-mapper.ts";

/** Keeps sign-ins with providers in PostgreSQL while they are under way. Wants the `em` of its own request. */
export function createPostgresProviderAttemptRepository(
  em: EntityManager,
): ProviderAttemptRepository {
  return {
    async start(attempt) {
      // Nobody else comes by to sweep the old ones out.
      const sweep = "delete from provider_attempt where expires_at <= $1";
      await runSql(em, sweep, [attempt.createdAt]);
      await insertRows(em, "provider_attempt", [toProviderAttemptRow(attempt)]);
    },

    async take({ stateHash, provider, browserHash, now }) {
      const [row] = await runSql<{ attempt: Stored<ProviderAttemptRow> }>(
        em,
        `delete from provider_attempt a
         where state_hash = $1 and provider = $2 and browser_hash = $3 and expires_at > $4
         returning to_json(a) as attempt`,
        [stateHash, provider, browserHash, now],
      );
      return row ? toProviderAttempt(row.attempt) : null;
    },
  };
}

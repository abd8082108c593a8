import type { EntityManager } from "@mikro-orm/postgresql";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";

/** Unique indexes that only a write at the same time can break, because the domain looks before it writes. */
const raced = new Set([
  "quote_response_live_unique",
  "quote_response_accepted_unique",
  "quote_response_pkey",
  "invitation_standing_unique",
  "invitation_pkey",
  "builder_user_id_unique",
]);
const uniqueViolation = "23505";
const deadlock = "40P01";
const serialisationFailure = "40001";

/** Runs the work in one transaction. Losing a race for `id` throws a StaleWriteError. */
export async function inTransaction<Value>(
  em: EntityManager,
  id: string,
  work: (em: EntityManager) => Promise<Value>,
): Promise<Value> {
  try {
    return await em.transactional(work);
  } catch (error) {
    throw isRace(error) ? new StaleWriteError(id, error) : error;
  }
}

function isRace(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === uniqueViolation) return raced.has(constraint ?? "");
  return code === deadlock || code === serialisationFailure;
}

import type { Readiness } from "../http/health.ts";
import { within } from "../services/within.ts";

type Needs = {
  /** A trivial query. Rejects when there is no answer. */
  ping(): Promise<unknown>;
  pendingMigrations(): Promise<string[]>;
  /** Runs once, after the tables exist and before the app is ready. */
  prepare(): Promise<void>;
};

const patienceMs = 1_000;

/** Whether the app can work; a command may give the database longer. Once all migrations were found applied, they are not checked again. */
export function createReadiness({ ping, pendingMigrations, prepare }: Needs) {
  let isMigrated = false;
  let isStopping = false;

  async function readiness(waitMs = patienceMs): ReturnType<Readiness> {
    if (isStopping) return "stopping";
    try {
      return await within(waitMs, look());
    } catch {
      return "the database does not answer";
    }
  }

  async function look(): Promise<string | null> {
    if (isMigrated) {
      await ping();
      return null;
    }
    if ((await pendingMigrations()).length > 0)
      return "migrations are pending, run `deno task migrate`";
    await prepare();
    isMigrated = true;
    return null;
  }

  function beginToStop() {
    isStopping = true;
  }
  return { readiness, beginToStop, isStopping: () => isStopping };
}

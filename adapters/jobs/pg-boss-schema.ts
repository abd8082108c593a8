import { setTimeout as sleep } from "node:timers/promises";
import { type Db, getConstructionPlans, PgBoss } from "pg-boss";
import { minuteMs } from "../../domain/shared/time/time-units.ts";

const patienceMs = 10 * minuteMs;

/** Whether the job queue's tables are missing, or of another version than its code. */
export async function isPgBossSchemaPending(executeSql: Db["executeSql"]): Promise<boolean> {
  const boss = new PgBoss({ db: { executeSql } });
  return !(await boss.isInstalled()) || (await boss.schemaVersion()) !== wantedVersion();
}

/** Creates or upgrades the job queue's tables, so that `new PgBoss({ migrate: false })` starts. */
export async function migratePgBossSchema(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "boothwright migrate",
    max: 2,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
  let failure: unknown;
  boss.on("error", (error) => {
    failure = error;
  });
  try {
    await boss.start();
    await indexesAreBuilt(boss, () => failure);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Waits for indexes that an upgrade builds in the background, which only a migrating instance does.
 */
async function indexesAreBuilt(boss: PgBoss, failure: () => unknown) {
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(500)) {
    if (failure()) throw failure();
    const states = await boss.getBamStatus();
    if (states.every(({ status }) => status === "completed")) return;
  }
  throw new Error("The job queue's indexes were not built within ten minutes");
}

/** pg-boss's schema version, which it states only within its SQL. */
function wantedVersion(): number {
  const [, version] =
    /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(getConstructionPlans()) ?? [];
  if (!version) throw new Error("Cannot read the version of pg-boss's tables from its plans");
  return Number(version);
}

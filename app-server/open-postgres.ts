import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { createPostgresSyncHistory } from "../adapters/postgres/content/sync-history.ts";
import { listMessages } from "../adapters/postgres/messages/list-messages.ts";
import { openWriteLimits } from "../adapters/postgres/operations/write-limits.ts";
import { hostsOf } from "../adapters/postgres/server/hosts-of.ts";
import { migrateUp } from "../adapters/postgres/server/migrate-up.ts";
import {
  type ConnectionPool,
  type Database,
  openDatabase,
} from "../adapters/postgres/server/orm.ts";
import { pendingMigrations } from "../adapters/postgres/server/pending-migrations.ts";
import { untilReached } from "../adapters/postgres/server/until-reached.ts";
import type { ContentState } from "../adapters/postgres/standby/content-position.ts";
import { openStandbys, type Standbys } from "../adapters/postgres/standby/open-standbys.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import type { Tracing } from "../adapters/tracing/open-tracing.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import type { Config } from "./config.ts";
import { limitTable } from "./limits.ts";
import type { OnShutdown } from "./runtime/graceful-shutdown.ts";
import { createCallCoalescer } from "./services/coalesce-calls.ts";

/** Timeout and probe of standbys, for tests. */
export type StandbySettings = Pick<Parameters<typeof openStandbys>[0], "timeoutMs" | "probe">;

type Needs = { tracing: Tracing | null; clock: Clock; readServers: StandbySettings };
export type Postgres = Awaited<ReturnType<typeof openPostgres>>;

/**
 * The database: its server, connections to it and to its standbys, and the store of rate limits. In
 * development it also migrates, and loads samples into an empty database.
 */
export async function openPostgres(
  config: Config,
  onShutdown: OnShutdown,
  { tracing, clock, readServers }: Needs,
) {
  const { isProduction } = config;
  const startedAt = clock.now();
  const patiently = <Value>(work: () => Promise<Value>) =>
    // registering a step stops the retries when a signal has come
    untilReached(work, { report: console.warn, beforeRetry: () => onShutdown(() => {}) });
  const server = await patiently(() => openServer(config));
  onShutdown(server.release);
  // in production this only refuses a database that a newer release has changed
  await patiently<unknown>(() =>
    isProduction ? pendingMigrations(server.url) : migrateUp(server.migrateUrl, server.url),
  );

  let pool: ConnectionPool | undefined;
  const orm = openDatabase(server.url, {
    applicationName: "boothwright",
    clock,
    onPool: (opened) => {
      pool = opened;
      tracing?.tracePool(opened);
    },
  });
  onShutdown(() => orm.close());
  const newEm = () => orm.em.fork();
  const standbys = await openReadServers(config, orm, readServers);
  if (standbys) onShutdown(standbys.close);
  if (!isProduction)
    await patiently(() =>
      loadSamples({ url: server.url, newEm, now: clock.now(), place: config.dataDir }),
    );

  const limits = openWriteLimits(server.url, config.signingSecrets.current, clock);
  onShutdown(limits.close);
  return {
    url: server.url,
    startedAt,
    newEm,
    /** Null when the primary answers all reads. */
    standbys,
    /** The connection pool; undefined before the first query. */
    pool: () => pool,
    limiters: limits.open(limitTable(config)),
    ping: () => newEm().execute("select 1"),
    pendingMigrations: () => pendingMigrations(server.url),
    /** Result of the last content sync, for the operator. */
    readSyncState: () => createPostgresSyncHistory(newEm()).readState(),
    listMessages: () => listMessages(newEm(), { limit: 200 }),
  };
}

/** The standbys of `DATABASE_READ_URL`; null when the primary answers all reads. */
async function openReadServers(
  { databaseReadUrl }: Pick<Config, "databaseReadUrl">,
  orm: Database,
  settings: StandbySettings,
): Promise<Standbys | null> {
  if (databaseReadUrl === undefined) return null;
  const share = createCallCoalescer<ContentState>();
  const urls = hostsOf(databaseReadUrl);
  return openStandbys({ ...settings, urls, orm, share: (read) => share("", read) });
}

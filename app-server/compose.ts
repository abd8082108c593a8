import { createClamdScanner } from "../adapters/clamd/clamd-scanner.ts";
import { openServer } from "../adapters/embedded-postgres/open-server.ts";
import { createErasureFile, erasureFileIn } from "../adapters/erasures/erasure-file.ts";
import { sanitiseHtml } from "../adapters/html/sanitise-html.ts";
import { createJobs } from "../adapters/jobs/create-jobs.ts";
import { createProviders } from "../adapters/oauth/create-providers.ts";
import { importAppleKey } from "../adapters/oauth/import-apple-key.ts";
import { createPasskeyVerifier } from "../adapters/passkeys/web-authn.ts";
import { createDiskCache } from "../adapters/pictures/disk-cache.ts";
import { createSharpImageProcessor } from "../adapters/pictures/image-processor.ts";
import { createImageVariants } from "../adapters/pictures/image-variants.ts";
import { createPictureFetcher } from "../adapters/pictures/picture-fetcher.ts";
import { purgingVariants } from "../adapters/pictures/purge-variants.ts";
import { createPngRenderer } from "../adapters/pictures/render-png.ts";
import { createPostgresSyncHistory } from "../adapters/postgres/content/sync-history.ts";
import { listMessages } from "../adapters/postgres/messages/list-messages.ts";
import { openWriteLimits } from "../adapters/postgres/operations/write-limits.ts";
import { migrateUp } from "../adapters/postgres/server/migrate-up.ts";
import { type ConnectionPool, openDatabase } from "../adapters/postgres/server/orm.ts";
import { pendingMigrations } from "../adapters/postgres/server/pending-migrations.ts";
import { loadSamples } from "../adapters/samples/load-samples.ts";
import { sampleBuilders } from "../adapters/samples/sample-builders.ts";
import { sampleProjects } from "../adapters/samples/sample-projects.ts";
import { systemClock, uuids } from "../adapters/system/clock-and-ids.ts";
import { createSecrets } from "../adapters/system/secrets.ts";
import { sha256 } from "../adapters/system/signer.ts";
import type { Tracing } from "../adapters/tracing/open-tracing.ts";
import { createCore, type Ports } from "../domain/core.ts";
import type { PictureFetcher } from "../domain/pictures/ports.ts";
import { createSecurityTally } from "../domain/security-events/security-tally.ts";
import { createConcurrencyLimiter } from "../domain/shared/concurrency-limiter.ts";
import { productName } from "../domain/shared/product-name.ts";
import { lazyRecord } from "../domain/shared/records.ts";
import type { Config } from "./config.ts";
import type { ReadRequest } from "./http/middleware/last-write.ts";
import { limitTable } from "./limits.ts";
import { openContentSync } from "./open-content-sync.ts";
import { openExchangeRates } from "./open-exchange-rates.ts";
import { openMail } from "./open-mail.ts";
import { openFiles, openMedia } from "./open-media.ts";
import { openMetrics } from "./open-metrics.ts";
import { openReadServers } from "./open-read-servers.ts";
import { openSystem } from "./open-system.ts";
import { type DatabaseSession, postgresPorts } from "./postgres-ports.ts";
import { createReadiness } from "./runtime/readiness.ts";
import { StartupError } from "./runtime/startup-error.ts";

/** Registers the closing step of an opened resource; steps run in reverse order. */
export type OnShutdown = (step: () => Promise<void> | void) => void;

/** Overrides for tests: outbound requests to sign-in providers and linked pictures, Notion's rate limit, and how far a standby is. */
type Outside = {
  send?: typeof fetch;
  fetchPicture?: PictureFetcher;
  notionPerSecond?: number;
  readServers?: Parameters<typeof openReadServers>[2];
};

/**
 * Picks an adapter for every port, with `postgresPorts` and the `open-` files beside it. Operator commands in `scripts/` open
 * the few adapters that they need by themselves.
 * In development it also migrates, and loads the samples into an empty database.
 */
export async function compose(
  config: Config,
  onShutdown: OnShutdown,
  { send, fetchPicture = createPictureFetcher(), notionPerSecond, readServers = {} }: Outside = {},
) {
  const { isProduction, origin, supportEmail } = config;
  const tracing = await openTracing(config.tracing, onShutdown);
  const server = await openServer(config);
  onShutdown(server.release);
  if (!isProduction) await migrateUp(server.migrateUrl, server.url);

  let pool: ConnectionPool | undefined;
  const orm = openDatabase(server.url, {
    applicationName: "boothwright",
    onPool: (opened) => {
      pool = opened;
      tracing?.tracePool(opened);
    },
  });
  onShutdown(() => orm.close());
  const standbys = await openReadServers(config, orm, readServers);
  if (standbys) onShutdown(standbys.close);
  if (!isProduction) {
    const newEm = () => orm.em.fork();
    await loadSamples({ url: server.url, newEm, now: systemClock.now() });
  }

  const limits = openWriteLimits(server.url, config.signingSecrets.current);
  onShutdown(limits.close);

  const system = openSystem(config);
  const { mailbox, showMail } = openMail(config, system);
  onShutdown(mailbox.close);

  const originals = openMedia(config);
  // two at a time, so that page requests are still answered meanwhile
  const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 200 });
  const imageProcessor = createSharpImageProcessor(queue);
  const cache = createDiskCache({
    folder: `${config.dataDir}/cache`,
    maxBytes: config.pictureCacheMb * 1024 * 1024,
  });
  const media = purgingVariants(originals, cache);
  const files = openFiles(config);
  const scanner = config.scanUrl ? createClamdScanner({ url: config.scanUrl }) : null;
  const pictures = createImageVariants({ media, cache, queue });

  const content = await openContentSync({
    ...{ config, databaseUrl: server.url, media, imageProcessor },
    ...(notionPerSecond && { perSecond: notionPerSecond }),
  });
  if (content) onShutdown(content.close);
  const { syncEveryMinutes } = config;
  const { metrics, inSpan } = openMetrics(
    config,
    {
      newEm: () => orm.em.fork(),
      pool: () => pool,
      standbyReads: () => standbys?.answered() ?? null,
    },
    tracing?.inSpan,
  );
  const jobs = createJobs({
    url: server.url,
    newCore,
    ...(inSpan && { inSpan }),
    ...(content &&
      syncEveryMinutes > 0 && { content: { ...content, everyMinutes: syncEveryMinutes } }),
  });
  onShutdown(jobs.close);

  const { apple } = config.providers;
  if (apple) {
    await importAppleKey(apple.privateKey).catch(() => {
      throw new StartupError("Cannot start: APPLE_PRIVATE_KEY is not the key of a .p8 file");
    });
  }
  const providers = createProviders({
    settings: config.providers,
    origin,
    ...(send && { send }),
  });
  const secrets = createSecrets(config.signingSecrets);
  const verifier = createPasskeyVerifier({ productName, origin });
  const erasureFile = createErasureFile(erasureFileIn(config.dataDir));
  const exchangeRates = openExchangeRates(config);
  const securityTally = createSecurityTally();
  /** A request's entity managers, opened on first use. */
  const openSession = lazyRecord<DatabaseSession, ReadRequest | null>({
    em: () => orm.em.fork(),
    standby: (read) => (read && standbys?.reader(read.since)) ?? null,
  });
  const portsOf = lazyRecord<Ports, DatabaseSession>({
    ...postgresPorts({
      ...{ enqueue: jobs.enqueue, queueCopies: jobs.queueCopies },
      ...{ keepSecrets: !isProduction, auditMonths: config.auditMonths },
      contactAfter: config.contactAfter,
    }),
    clock: () => systemClock,
    ids: () => uuids,
    secrets: () => secrets,
    mailbox: () => mailbox,
    sanitise: () => sanitiseHtml,
    media: () => media,
    files: () => files,
    imageProcessor: () => imageProcessor,
    scanner: () => scanner,
    hashOf: () => sha256,
    supportAddress: () => supportEmail,
    verifier: () => verifier,
    providers: () => providers,
    fetchPicture: () => (config.copyLinkedPictures ? fetchPicture : null),
    securityTally: () => securityTally,
    erasureFile: () => erasureFile,
    retention: () => config.retention,
    promiseMode: () => config.promiseMode,
    contactAfter: () => config.contactAfter,
    exchangeRates: () => exchangeRates,
  });
  /** One core per request: each has its own EntityManager fork, hence its own transaction. Standbys may answer a `read`. */
  function newCore(read: ReadRequest | null = null) {
    return createCore(portsOf(openSession(read)));
  }

  const { readiness, beginToStop, isStopping } = createReadiness({
    ping: () => orm.em.fork().execute("select 1"),
    pendingMigrations: () => pendingMigrations(server.url),
  });

  return {
    config,
    system,
    newCore,
    readServers: standbys,
    tracing,
    /** Made up for demonstration, and marked so. */
    samples() {
      const now = systemClock.now();
      const builders = sampleBuilders(now, uuids.next());
      const builderNames = new Map<string, string>(builders.map(({ id, name }) => [id, name]));
      return { projects: sampleProjects(now, builders), builderNames };
    },
    /** State of the last sync, for the operator. */
    syncState: () => createPostgresSyncHistory(orm.em.fork()).readState(),
    providers: providers.map(({ name, label }) => ({ name, label })),
    jobs,
    pictures,
    renderPng: createPngRenderer({ media, cache, queue }),
    readiness,
    beginToStop,
    isStopping,
    metrics,
    limiters: limits.open(limitTable(config)),
    listMail: showMail(() => listMessages(orm.em.fork(), { limit: 200 })),
  };
}

/** Loaded only where traces are wanted: its packages take longer to load than most of the app. */
async function openTracing(
  settings: Config["tracing"],
  onShutdown: OnShutdown,
): Promise<Tracing | null> {
  if (!settings) return null;
  const { openTracing } = await import("../adapters/tracing/open-tracing.ts");
  const tracing = openTracing(settings);
  onShutdown(tracing.close);
  return tracing;
}

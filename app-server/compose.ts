import { createClamdScanner } from "../adapters/clamd/clamd-scanner.ts";
import { createPictureFetcher } from "../adapters/pictures/picture-fetcher.ts";
import { createPostgresMailHolds } from "../adapters/postgres/messages/mail-holds.ts";
import { sampleBuilders } from "../adapters/samples/sample-builders.ts";
import { sampleProjects } from "../adapters/samples/sample-projects.ts";
import { clockOf, uuids } from "../adapters/system/clock-and-ids.ts";
import type { Tracing } from "../adapters/tracing/open-tracing.ts";
import type { Ports } from "../domain/core.ts";
import type { PictureFetcher } from "../domain/pictures/ports.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import type { Config } from "./config.ts";
import { openCores } from "./open-cores.ts";
import { openJobs } from "./open-jobs.ts";
import { openMail } from "./open-mail.ts";
import { leastFreeBytes, openFiles } from "./open-media.ts";
import { openPictures } from "./open-pictures.ts";
import { openPostgres, type Postgres, type StandbySettings } from "./open-postgres.ts";
import { openSignIn } from "./open-sign-in.ts";
import { openSystem } from "./open-system.ts";
import type { OnShutdown } from "./runtime/graceful-shutdown.ts";
import { createReadiness } from "./runtime/readiness.ts";

/**
 * Overrides for tests: the clock, requests to sign-in providers and for linked pictures, Notion's
 * rate limit, the lag of standbys, and the ports.
 */
type Outside = {
  clock?: Clock;
  send?: typeof fetch;
  fetchPicture?: PictureFetcher;
  notionPerSecond?: number;
  readServers?: StandbySettings;
  portsAs?: (ports: Ports) => Ports;
};

/**
 * Chooses an adapter for every port, with `postgresPorts` and the neighboring `open-*` files.
 * Operator commands in `scripts/` open the few adapters that they need themselves.
 */
export async function compose(
  config: Config,
  onShutdown: OnShutdown,
  {
    clock = clockOf(config.clock),
    send,
    fetchPicture = createPictureFetcher(),
    notionPerSecond,
    readServers = {},
    portsAs,
  }: Outside = {},
) {
  const tracing = await openTracing(config.tracing, onShutdown);
  const database = await openPostgres(config, onShutdown, { tracing, clock, readServers });
  const system = openSystem(config, clock);
  const { mailbox, showMail } = openMail(config, system);
  onShutdown(mailbox.close);
  const { media, imageProcessor, pictures, renderPng } = openPictures(config);
  const files = openFiles(config, leastFreeBytes);
  const scanner = config.scanUrl ? createClamdScanner({ url: config.scanUrl }) : null;
  const { jobs, metrics } = await openJobs(config, onShutdown, {
    database,
    clock,
    media,
    imageProcessor,
    tracing,
    notionPerSecond,
    // circular: cores enqueue jobs, and jobs use cores
    newCore: () => newCore(),
  });
  const { providers, secrets, verifier } = await openSignIn(config, clock, send);
  const newCore = openCores(config, {
    database,
    clock,
    jobs,
    portsAs,
    shared: {
      mailbox,
      media,
      files,
      imageProcessor,
      scanner,
      secrets,
      verifier,
      providers,
      fetchPicture: config.copyLinkedPictures ? fetchPicture : null,
    },
  });
  return {
    config,
    system,
    newCore,
    tracing,
    jobs,
    metrics,
    pictures,
    renderPng,
    samples: () => samplesAt(clock.now()),
    readServers: database.standbys,
    limiters: database.limiters,
    ...createReadiness({ ...database, prepare: () => holdMail(config, database) }),
    mailHold: () => createPostgresMailHolds(database.newEm()).find(),
    syncState: database.readSyncState,
    providers: providers.map(({ name, label }) => ({ name, label })),
    listMail: showMail(database.listMessages),
  };
}

/**
 * Marks a database that other tools copied as a copy: it sends no email, even when started later
 * without the setting.
 */
async function holdMail(
  { holdMail }: Config,
  { newEm, startedAt }: Pick<Postgres, "newEm" | "startedAt">,
): Promise<void> {
  if (holdMail)
    await createPostgresMailHolds(newEm()).begin({ since: startedAt, origin: "setting" });
}

/** Fictional projects and builders for demonstration, marked as samples. */
function samplesAt(now: Date) {
  const builders = sampleBuilders(now, uuids.next());
  const builderNames = new Map<string, string>(builders.map(({ id, name }) => [id, name]));
  return { projects: sampleProjects(now, builders), builderNames };
}

/** Loaded only when tracing is on, since its packages take longer to load than most of the app. */
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

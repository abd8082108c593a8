import { createJobs } from "../adapters/jobs/create-jobs.ts";
import type { NewCore } from "../adapters/jobs/job-core.ts";
import { freeBytes } from "../adapters/system/free-bytes.ts";
import type { Tracing } from "../adapters/tracing/open-tracing.ts";
import type { ImageProcessor, MediaStore } from "../domain/pictures/ports.ts";
import type { Clock } from "../domain/shared/time/clock.ts";
import type { Config } from "./config.ts";
import { openContentSync } from "./open-content-sync.ts";
import { openMetrics } from "./open-metrics.ts";
import type { Postgres } from "./open-postgres.ts";
import type { OnShutdown } from "./runtime/graceful-shutdown.ts";

type Needs = {
  database: Pick<Postgres, "url" | "newEm" | "pool" | "standbys">;
  clock: Clock;
  newCore: NewCore;
  media: MediaStore;
  imageProcessor: ImageProcessor;
  tracing: Tracing | null;
  /** Notion requests per second, if not the default. */
  notionPerSecond: number | undefined;
};

/** Background jobs, with content sync if it is on, and the metrics that count them. */
export async function openJobs(
  config: Config,
  onShutdown: OnShutdown,
  { database, clock, newCore, media, imageProcessor, tracing, notionPerSecond }: Needs,
) {
  const { url, newEm, pool, standbys } = database;
  const content = await openContentSync({
    config,
    clock,
    databaseUrl: url,
    media,
    imageProcessor,
    ...(notionPerSecond && { perSecond: notionPerSecond }),
  });
  if (content) onShutdown(content.close);
  const standbyReads = () => standbys?.answered() ?? null;
  const { metrics, inSpan } = openMetrics(
    config,
    { clock, newEm, pool, standbyReads, freeBytes: () => freeBytes(config.dataDir) },
    tracing?.inSpan,
  );
  const { syncEveryMinutes } = config;
  const jobs = createJobs({
    url,
    newCore,
    clock,
    ...(inSpan && { inSpan }),
    ...(content &&
      syncEveryMinutes > 0 && { content: { ...content, everyMinutes: syncEveryMinutes } }),
  });
  onShutdown(jobs.close);
  return { jobs, metrics };
}

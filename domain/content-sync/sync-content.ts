import type { Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { HtmlSanitizer } from "../shared/text/safe-html.ts";
import type { Clock } from "../shared/time/clock.ts";
import { type ContentKind, contentKinds } from "./content-kind.ts";
import type { ContentSource, ContentStore, SyncSession } from "./ports.ts";
import { pushChanges, writtenKinds } from "./push-changes.ts";
import { createReportBuilder, type ReportBuilder, type SyncProgress } from "./report-builder.ts";
import { SourceError } from "./source-error.ts";
import { type KindWork, syncKind } from "./sync-kind.ts";
import type { SyncOutcome, SyncReport } from "./sync-report.ts";

/** Maximum share of a kind that one sync may remove; more is likely a mistake. */
const maxRemovedShare = 1 / 5;

/** Whether a sync would remove too large a share of the known pages. */
export function isTooMuchToRemove(removed: number, known: number): boolean {
  return removed > known * maxRemovedShare;
}

type Needs = {
  source: ContentSource;
  store: ContentStore;
  clock: Clock;
  ids: Ids;
  sanitize: HtmlSanitizer;
};

export type SyncRequest = {
  /** Empty: all kinds of the source. */
  kinds?: readonly ContentKind[];
  /** Reads every page again, edited or not. */
  isFull?: boolean;
  /** Reports what would change, and changes nothing. */
  isDryRun?: boolean;
  /** Allows removing more than a fifth of a kind. */
  mayRemove?: boolean;
  /** Once true, the sync stops before its next page and rejects with SyncStopped. */
  isStopped?: () => boolean;
  onProgress?: (progress: SyncProgress) => void;
};

export type SyncUnderWay = { kind: "sync-under-way" };

/**
 * Syncs content with its source: reads edits, publishes them in one transaction, and writes local
 * changes back. A crash leaves the content unchanged or published in full; the next sync reuses
 * pages already read.
 */
export function syncContent(needs: Needs) {
  return async (request: SyncRequest): Promise<Result<SyncReport, SyncUnderWay>> => {
    const { source, store, clock } = needs;
    const isDryRun = request.isDryRun ?? false;
    const startedAt = clock.now();
    const session = await store.open({ source: source.name, isDryRun, at: startedAt });
    if (!session) return refuse({ kind: "sync-under-way" });
    try {
      const report = createReportBuilder(request.onProgress ?? (() => {}));
      let outcome: SyncOutcome = "failed";
      const conclude = async () => {
        const run = { source: source.name, isDryRun, startedAt, endedAt: clock.now() };
        const whole: SyncReport = { ...run, outcome, ...report.build() };
        if (!isDryRun) await session.finish(whole);
        return whole;
      };
      try {
        outcome = await run(needs, session, report, { ...request, isDryRun });
      } catch (error) {
        if (error instanceof SyncStopped) throw error;
        // the message may hold a URL with a query: the caller logs it in full
        report.problem({
          ...nowhere(request),
          message: "Something went wrong, and nothing was imported",
        });
        await conclude().catch(() => {});
        throw error;
      }
      return ok(await conclude());
    } finally {
      await session.close();
    }
  };
}

async function run(
  { source, clock, ids, sanitize }: Needs,
  session: SyncSession,
  report: ReportBuilder,
  { kinds = [], isFull = false, isDryRun = false, mayRemove = false, isStopped }: SyncRequest,
): Promise<SyncOutcome> {
  const wanted = contentKinds.filter(
    (kind) => source.kinds.includes(kind) && (kinds.length === 0 || kinds.includes(kind)),
  );
  for (const kind of kinds) {
    if (!source.kinds.includes(kind)) report.of(kind).failure = "The source has none of this kind";
  }
  const builderIds = new Map<string, string>();
  const learnBuilders = async () => {
    builderIds.clear();
    for (const { sourceId, itemId } of await session.listKnown("builders")) {
      builderIds.set(sourceId, itemId);
    }
  };
  await learnBuilders();
  const claimed = new Set<string>();
  const goOn = () => {
    if (isStopped?.()) throw new SyncStopped();
  };
  const common = {
    source,
    session,
    report,
    builderIds,
    claimed,
    goOn,
    isFull,
    isDryRun,
    clock,
    ids,
    sanitize,
  };
  const removed = new Map<ContentKind, string[]>();
  let isTooMuch = false;
  for (const kind of wanted) {
    const found = await orFailure(kind, report, () =>
      syncKind({ kind, ...common } satisfies KindWork),
    );
    if (!found) {
      // new builders that were only staged won't be stored, so that projects can't refer to them
      if (kind === "builders") await learnBuilders();
      continue;
    }
    removed.set(kind, found.gone);
    report.of(kind).removed = found.gone.length;
    if (mayRemove || !isTooMuchToRemove(found.gone.length, found.known)) continue;
    isTooMuch = true;
    report.of(kind).failure =
      `${found.gone.length} of ${found.known} would be removed, more than a fifth: nothing was changed`;
  }
  if (isTooMuch) return "stopped";
  goOn();
  const read = wanted.filter((kind) => removed.has(kind));
  if (read.length === 0) return wanted.length === 0 && kinds.length === 0 ? "done" : "failed";
  if (!isDryRun) await session.apply(removed);

  const { writer } = source;
  for (const kind of writtenKinds) {
    if (!writer || !read.includes(kind)) continue;
    await orFailure(kind, report, () => pushChanges({ kind, writer, ...common }));
  }
  const built = report.build();
  const isWhole =
    built.problems.length === 0 && built.kinds.every(({ failure }) => failure === null);
  return isWhole ? "done" : "partly";
}

/** When a source fails to read a kind, the kind stays as it is and the others continue. */
async function orFailure<Value>(
  kind: ContentKind,
  report: ReportBuilder,
  work: () => Promise<Value>,
) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    report.of(kind).failure = error.message;
    return undefined;
  }
}

function nowhere({ kinds = [] }: SyncRequest) {
  return { kind: kinds[0] ?? contentKinds[0], sourceId: null, title: null, property: null };
}

/**
 * Thrown when a sync was asked to stop. It leaves the state of a crashed sync; the next one
 * continues.
 */
class SyncStopped extends Error {
  override name = "SyncStopped";
}

import type { Ids } from "../shared/id.ts";
import type { HtmlSanitizer } from "../shared/text/safe-html.ts";
import type { Clock } from "../shared/time/clock.ts";
import { titleFieldOf } from "./content-fields.ts";
import type { ListedPage, PropertyProblem } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import { isStillStaged, needsReading } from "./needs-reading.ts";
import { idOf, keptOf, type PlannedItem, planItem } from "./plan-item.ts";
import type {
  ContentSource,
  KeptItem,
  KnownPage,
  StagedItem,
  StagedPage,
  SyncSession,
} from "./ports.ts";
import type { ReportBuilder } from "./report-builder.ts";
import { SourceError } from "./source-error.ts";

export type KindWork = {
  kind: ContentKind;
  source: ContentSource;
  session: SyncSession;
  report: ReportBuilder;
  /** Our builder ids by the source's ids. */
  builderIds: Map<string, string>;
  /** Ids that a page of this sync has claimed; a copied page may carry the same id. */
  claimed: Set<string>;
  /** Throws when the sync must stop. */
  goOn(): void;
  isFull: boolean;
  isDryRun: boolean;
  clock: Clock;
  ids: Ids;
  sanitize: HtmlSanitizer;
};

/**
 * Reads and stages the changed pages of a kind that aren't staged yet. Returns known pages that are
 * gone, and the number of known pages.
 */
export async function syncKind(work: KindWork): Promise<{ gone: string[]; known: number }> {
  const { kind, source, session, report } = work;
  const fields = await source.listFields(kind);
  if (!fields.includes(titleFieldOf(kind))) {
    throw new SourceError(`No property stands for ${titleFieldOf(kind)}`);
  }
  const pages = await session.listKnown(kind);
  const known = new Map(pages.map((page) => [page.sourceId, page]));
  for (const property of await session.listFieldsRead(kind)) {
    if (fields.includes(property)) continue;
    const message = "no longer has a property: existing values were kept";
    report.problem({ kind, sourceId: null, title: null, property, message });
  }
  for (const { sourceId, itemId } of pages) {
    work.claimed.add(itemId);
    if (kind === "builders") work.builderIds.set(sourceId, itemId);
  }
  const earlier = work.isFull ? [] : await session.listStaged(kind);
  const staged = new Map(earlier.map((each) => [each.page.sourceId, each]));
  const staying: string[] = [];
  /** The known or staged page, whose id others may refer to. */
  const formerOf = ({ sourceId }: ListedPage) => {
    const former = staged.get(sourceId)?.page;
    return known.get(sourceId) ?? (former && !work.claimed.has(former.itemId) ? former : undefined);
  };
  const unseen = new Set(known.keys());
  for await (const batch of source.list(kind)) {
    work.goOn();
    const changed: ListedPage[] = [];
    for (const page of batch) {
      unseen.delete(page.sourceId);
      report.of(kind).seen += 1;
      const before = known.get(page.sourceId);
      // the entity was deleted here: the page is trashed afterwards
      if (before?.isRemoved) continue;
      const former = staged.get(page.sourceId);
      if (!needsReading(page, before, { isFull: work.isFull, fingerprint: source.fingerprint })) {
        report.of(kind).unchanged += 1;
      } else if (former && mayStay(work, page, former, before)) {
        staying.push(former.page.itemId);
        takeOver(work, former);
      } else {
        changed.push(page);
      }
    }
    for (const item of await readAndStage(work, changed, formerOf)) staying.push(item.page.itemId);
    report.progress(kind, known.size);
  }
  if (!work.isDryRun) await session.keepStaged(kind, staying);
  const gone = [...unseen].filter((id) => !known.get(id)?.isRemoved);
  for (const sourceId of gone) {
    const { itemId = "" } = known.get(sourceId) ?? {};
    report.change({ kind, sourceId, title: itemId, action: "remove", fields: [] });
  }
  return { gone, known: [...known.values()].filter(({ isRemoved }) => !isRemoved).length };
}

/**
 * Whether a page staged by an earlier sync can be used: its id is unclaimed and its builder exists.
 */
function mayStay(
  { source, clock, claimed, builderIds }: KindWork,
  page: ListedPage,
  { page: staged, builderId }: StagedPage,
  known: KnownPage | undefined,
): boolean {
  const { fingerprint } = source;
  if (!isStillStaged(page, staged, { now: clock.now(), fingerprint })) return false;
  const hasBuilder = builderId === null || [...builderIds.values()].includes(builderId);
  return hasBuilder && (known?.itemId === staged.itemId || !claimed.has(staged.itemId));
}

/** Counts a reused staged page and claims its id. */
function takeOver({ kind, report, claimed, builderIds }: KindWork, staged: StagedPage) {
  const { page, title, action } = staged;
  const { sourceId, itemId } = page;
  claimed.add(itemId);
  if (kind === "builders") builderIds.set(sourceId, itemId);
  if (action) {
    report.of(kind)[action === "create" ? "created" : "updated"] += 1;
    report.change({ kind, sourceId, title, action, fields: [] });
  } else report.of(kind).unchanged += 1;
}

async function readAndStage(
  work: KindWork,
  pages: readonly ListedPage[],
  formerOf: (page: ListedPage) => KnownPage | undefined,
): Promise<StagedItem[]> {
  if (pages.length === 0) return [];
  const { kind, session, isDryRun } = work;
  const kept = await session.findKept(kind, {
    sourceIds: pages.map(({ sourceId }) => sourceId),
    ownIds: pages.flatMap(({ ownId }) => (ownId ? [ownId] : [])),
  });
  const staged: StagedItem[] = [];
  for (const page of pages) {
    work.goOn();
    const own = keptOf(kept, page, work.claimed);
    if (own) work.claimed.add(own.itemId);
    const item = await readAndPlan(work, page, own, formerOf(page));
    if (!item) continue;
    work.claimed.add(item.page.itemId);
    if (kind === "builders") work.builderIds.set(page.sourceId, item.page.itemId);
    staged.push(item);
  }
  if (!isDryRun) await session.stage(kind, staged);
  return staged;
}

/** Null when the page's entity stays as it was; the report says why. */
async function readAndPlan(
  work: KindWork,
  page: ListedPage,
  kept: KeptItem | null,
  known: KnownPage | undefined,
): Promise<StagedItem | null> {
  const { kind, source, builderIds, sanitize, clock, ids } = work;
  const readAt = clock.now();
  const read = await source.read(page).catch((error) => {
    if (!(error instanceof SourceError) || error.isAway) throw error;
    work.report.of(kind).flawed += 1;
    complain(work, page, { property: null, message: error.message });
    return null;
  });
  if (!read) return null;
  const itemId = idOf(page, kept, known, work.claimed) ?? ids.next();
  const at = clock.now();
  const planned = planItem(page, read, kept, {
    kind,
    source,
    itemId,
    builderIds,
    readAt,
    at,
    sanitize,
  });
  report(work, page, planned);
  return planned.staged;
}

function complain({ kind, report }: KindWork, page: ListedPage, problem: PropertyProblem) {
  const { sourceId, title } = page;
  report.problem({ kind, sourceId, title, ...problem });
}

/** Adds the decision about a page to the report. */
function report(
  work: KindWork,
  page: ListedPage,
  { problems, isFlawed, staged, conflicts, change }: PlannedItem,
) {
  const { kind, report } = work;
  const counts = report.of(kind);
  for (const problem of problems) complain(work, page, problem);
  if (isFlawed) counts.flawed += 1;
  for (const conflict of conflicts) report.conflict(conflict);
  if (change) {
    counts[change.action === "create" ? "created" : "updated"] += 1;
    report.change(change);
  } else if (staged) counts.unchanged += 1;
}

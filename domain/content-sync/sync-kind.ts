import { type Ids, uuidForm } from "../shared/id.ts";
import type { HtmlSanitiser } from "../shared/text/safe-html.ts";
import type { Clock } from "../shared/time/clock.ts";
import { coerceField } from "./coerce-field.ts";
import { emptyFields, entityOf, fieldsOf } from "./content-entity.ts";
import { rulesOf, titleFieldOf } from "./content-fields.ts";
import type { ListedPage, PropertyProblem } from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import type { Fields } from "./field-rule.ts";
import { isSame, mergeFields } from "./merge-fields.ts";
import { needsReading } from "./needs-reading.ts";
import type { ContentSource, KeptItem, KnownPage, StagedItem, SyncSession } from "./ports.ts";
import { crossCheck, type ReportBuilder } from "./report-builder.ts";
import { SourceError } from "./source-error.ts";

export type KindWork = {
  kind: ContentKind;
  source: ContentSource;
  session: SyncSession;
  report: ReportBuilder;
  /** Our ids of the builders, by the ids that the source has for them. */
  builderIds: Map<string, string>;
  /** Ids of ours claimed by a page in this sync; a copied page may carry the same id. */
  claimed: Set<string>;
  /** Throws when the sync shall end. */
  goOn(): void;
  isFull: boolean;
  isDryRun: boolean;
  clock: Clock;
  ids: Ids;
  sanitise: HtmlSanitiser;
};

/** Reads and stages changed pages of a kind. Returns known pages that are gone, and the number of known pages. */
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
  const unseen = new Set(known.keys());
  for await (const batch of source.list(kind)) {
    work.goOn();
    const changed: ListedPage[] = [];
    for (const page of batch) {
      unseen.delete(page.sourceId);
      report.of(kind).seen += 1;
      const before = known.get(page.sourceId);
      // deleted here: the page goes to the trash afterwards
      if (before?.isRemoved) continue;
      if (needsReading(page, before, { isFull: work.isFull, fingerprint: source.fingerprint })) {
        changed.push(page);
      } else {
        report.of(kind).unchanged += 1;
      }
    }
    await readAndStage(work, changed, known);
    report.progress(kind, known.size);
  }
  const gone = [...unseen].filter((id) => !known.get(id)?.isRemoved);
  for (const sourceId of gone) {
    const { itemId = "" } = known.get(sourceId) ?? {};
    report.change({ kind, sourceId, title: itemId, action: "remove", fields: [] });
  }
  return { gone, known: [...known.values()].filter(({ isRemoved }) => !isRemoved).length };
}

async function readAndStage(
  work: KindWork,
  pages: readonly ListedPage[],
  known: ReadonlyMap<string, KnownPage>,
) {
  if (pages.length === 0) return;
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
    const item = await readPage(work, page, own, known.get(page.sourceId));
    if (item) staged.push(item);
  }
  if (!isDryRun) await session.stage(kind, staged);
}

/** The stored entity of a page: the one it created, else the one whose id the page carries. */
function keptOf(
  kept: readonly KeptItem[],
  { sourceId, ownId }: ListedPage,
  claimed: ReadonlySet<string>,
): KeptItem | null {
  const own = kept.find((each) => each.sourceId === sourceId);
  if (own) return own;
  const named = kept.find((each) => each.itemId === ownId && each.sourceId === null);
  return named && !claimed.has(named.itemId) ? named : null;
}

/** Null: the page stays as it was, and the report says why. */
async function readPage(
  work: KindWork,
  page: ListedPage,
  kept: KeptItem | null,
  known: KnownPage | undefined,
): Promise<StagedItem | null> {
  const { kind, source, report, clock, ids } = work;
  const counts = report.of(kind);
  const complain = ({ property, message }: PropertyProblem) =>
    report.problem({ kind, sourceId: page.sourceId, title: page.title, property, message });

  const readAt = clock.now();
  const read = await source.read(page).catch((error) => {
    if (!(error instanceof SourceError) || error.isAway) throw error;
    counts.flawed += 1;
    complain({ property: null, message: error.message });
    return null;
  });
  if (!read) return null;
  const problems = [...read.problems];
  const theirs = fitAll(work, read.fields, problems);
  problems.push(...crossCheck(kind, theirs));
  // hidden by the system, not by a person
  const agreed = kept?.wasHidden ? { ours: { public: false }, theirs: { public: false } } : null;
  if (kept?.wasHidden) theirs.public ??= true;
  for (const problem of problems) complain(problem);
  if (problems.length > 0) counts.flawed += 1;

  const rules = rulesOf(kind);
  const ours = kept ? fieldsOf(kept.entity) : emptyFields(kind);
  const merged = mergeFields({
    rules,
    theirs,
    ours,
    agreed: agreed ?? kept?.agreed ?? null,
    theirsEditedAt: page.editedAt,
    oursEditedAt: kept?.changedAt ?? new Date(0),
  });
  const contradictions = crossCheck(kind, merged.fields);
  // each side is valid alone but not merged: the stored entity stays
  const fields = contradictions.length === 0 ? merged.fields : ours;
  for (const problem of contradictions) complain(problem);
  const title = String(fields[titleFieldOf(kind)] ?? "");
  if (title === "") return null;

  for (const { field, kept: side } of merged.conflicts) {
    report.conflict({ kind, sourceId: page.sourceId, title, field, kept: side });
  }
  const changed = Object.keys(rules).filter((field) => !isSame(fields[field] ?? null, ours[field]));
  const action = kept === null ? "create" : "update";
  const isUnchanged = kept !== null && changed.length === 0;
  if (isUnchanged) counts.unchanged += 1;
  else {
    counts[action === "create" ? "created" : "updated"] += 1;
    report.change({ kind, sourceId: page.sourceId, title, action, fields: kept ? changed : [] });
  }
  const itemId = kept?.itemId ?? known?.itemId ?? freeIdOf(page, work) ?? ids.next();
  work.claimed.add(itemId);
  if (kind === "builders") work.builderIds.set(page.sourceId, itemId);
  const at = clock.now();
  const { createdAt } = page;
  const former = kept?.entity ?? null;
  const { isSample = false } = source;
  const entity = entityOf(kind, fields, { id: itemId, at, createdAt, former, isSample });
  return {
    page: {
      sourceId: page.sourceId,
      itemId,
      editedAt: page.editedAt,
      readAt: problems.length > 0 ? null : readAt,
      fingerprint: source.fingerprint,
      isRemoved: false,
    },
    entity,
    before: kept?.changedAt ?? null,
    isSame: isUnchanged && kept.sourceId !== null,
    agreed: agreedAfter({ theirs, ours: fieldsOf(entity), toWrite: merged.toWrite }, kept),
    hasNews: merged.toWrite.length > 0,
  };
}

const uuid = new RegExp(`^${uuidForm}$`);

/** Our id that the page carries, unless another page has it; keeps URLs stable after a lost database. */
function freeIdOf({ ownId }: ListedPage, { claimed }: KindWork): string | null {
  return ownId !== null && uuid.test(ownId) && !claimed.has(ownId) ? ownId : null;
}

/** The agreement after this sync. Fields not yet written keep the source's earlier value. */
function agreedAfter(
  { theirs, toWrite, ...after }: { theirs: Fields; ours: Fields; toWrite: string[] },
  kept: KeptItem | null,
) {
  const ours = { ...after.ours };
  for (const field of toWrite) {
    const before = kept?.agreed?.ours[field];
    if (before === undefined) delete ours[field];
    else ours[field] = before;
  }
  return { ours, theirs: { ...kept?.agreed?.theirs, ...theirs } };
}

/** The fields that can be taken as they are. Those that cannot are left out, and a problem says why. */
function fitAll(
  work: KindWork,
  raw: Awaited<ReturnType<ContentSource["read"]>>["fields"],
  problems: PropertyProblem[],
) {
  const fields: Fields = {};
  for (const [field, rule] of Object.entries(rulesOf(work.kind))) {
    const value = raw[field];
    if (value === undefined || (rule.type === "instant" && value === null)) continue;
    const isMarkup = rule.type === "html" && typeof value === "string";
    const fitted = coerceField(rule, isMarkup ? work.sanitise(value) : value);
    if (!fitted.ok) problems.push({ property: field, message: fitted.reason });
    else if (rule.type === "builder" && fitted.value !== null) {
      const builderId = work.builderIds.get(String(fitted.value));
      if (builderId) fields[field] = builderId;
      else problems.push({ property: field, message: "names a builder that is not here" });
    } else fields[field] = fitted.value;
  }
  // a show without a year has that of its first day: the calendar filters by it
  const { year, startDate } = fields;
  if (work.kind === "trade-shows" && !year && startDate)
    fields.year = String(startDate).slice(0, 4);
  return fields;
}

import type { Fields } from "../shared/fields.ts";
import { uuidForm } from "../shared/id.ts";
import type { HtmlSanitizer } from "../shared/text/safe-html.ts";
import { coerceField } from "./coerce-field.ts";
import { emptyFields, entityOf, fieldsOf } from "./content-entity.ts";
import { rulesOf, titleFieldOf } from "./content-fields.ts";
import type {
  ListedPage,
  PropertyProblem,
  ReadPage,
  SyncChange,
  SyncConflict,
} from "./content-item.ts";
import type { ContentKind } from "./content-kind.ts";
import { isSame, mergeFields } from "./merge-fields.ts";
import type { ContentSource, KeptItem, KnownPage, StagedItem } from "./ports.ts";
import { crossCheck } from "./report-builder.ts";

/** The decision about one page, with what to report. */
export type PlannedItem = {
  /** Null: the page's entity stays as it was; `problems` say why. */
  staged: StagedItem | null;
  problems: PropertyProblem[];
  /** Part of the page couldn't be imported; the next sync reads it again. */
  isFlawed: boolean;
  conflicts: SyncConflict[];
  /** Null: the entity doesn't change. */
  change: (SyncChange & { action: "create" | "update" }) | null;
};

type Circumstances = {
  kind: ContentKind;
  source: Pick<ContentSource, "fingerprint" | "isSample">;
  /** The id that the entity has here. */
  itemId: string;
  /** Our builder ids by the source's ids. */
  builderIds: ReadonlyMap<string, string>;
  /** When reading the page began. */
  readAt: Date;
  at: Date;
  sanitize: HtmlSanitizer;
};

/** Decides what to import from a page that was read. `kept` is the stored entity. Pure. */
export function planItem(
  page: ListedPage,
  read: ReadPage,
  kept: KeptItem | null,
  circumstances: Circumstances,
): PlannedItem {
  const { kind, source, itemId, readAt, at } = circumstances;
  const { sourceId, editedAt, createdAt } = page;
  const problems = [...read.problems];
  const ours = kept ? fieldsOf(kept.entity) : emptyFields(kind);
  const filling = Object.entries(read.partial ?? {}).filter(([field]) => !ours[field]);
  const given = { ...read.fields, ...Object.fromEntries(filling) };
  const theirs = fitAll(circumstances, given, problems);
  problems.push(...crossCheck(kind, theirs));
  const isFlawed = problems.length > 0;
  // the entity was hidden by a sync, not by a person
  const agreed = kept?.wasHidden ? { ours: { public: false }, theirs: { public: false } } : null;
  if (kept?.wasHidden) theirs.public ??= true;

  const rules = rulesOf(kind);
  const merged = mergeFields({
    rules,
    theirs,
    ours,
    agreed: agreed ?? kept?.agreed ?? null,
    theirsEditedAt: editedAt,
    oursEditedAt: kept?.changedAt ?? new Date(0),
  });
  const contradictions = crossCheck(kind, merged.fields);
  problems.push(...contradictions);
  // each side is valid alone, but the merged fields contradict each other: keep the stored entity
  const fields = contradictions.length === 0 ? merged.fields : ours;
  const title = String(fields[titleFieldOf(kind)] ?? "");
  if (title === "") return { staged: null, problems, isFlawed, conflicts: [], change: null };

  const changed = Object.keys(rules).filter((field) => !isSame(fields[field] ?? null, ours[field]));
  const isUnchanged = kept !== null && changed.length === 0;
  const about = { kind, sourceId, title };
  const former = kept?.entity ?? null;
  const { fingerprint, isSample = false } = source;
  const entity = entityOf(kind, fields, { id: itemId, at, createdAt, former, isSample });
  return {
    staged: {
      page: {
        sourceId,
        itemId,
        editedAt,
        readAt: isFlawed ? null : readAt,
        fingerprint,
        isRemoved: false,
      },
      entity,
      before: kept?.changedAt ?? null,
      isSame: isUnchanged && kept.sourceId !== null,
      agreed: agreedAfter({ theirs, ours: fieldsOf(entity), toWrite: merged.toWrite }, kept),
      hasNews: merged.toWrite.length > 0,
    },
    problems,
    isFlawed,
    conflicts: merged.conflicts.map(({ field, kept: side }) => ({ ...about, field, kept: side })),
    change: isUnchanged
      ? null
      : { ...about, action: kept ? "update" : "create", fields: kept ? changed : [] },
  };
}

/** The stored entity of a page: the one it created, else the one whose id the page carries. */
export function keptOf(
  kept: readonly KeptItem[],
  { sourceId, ownId }: ListedPage,
  claimed: ReadonlySet<string>,
): KeptItem | null {
  const own = kept.find((each) => each.sourceId === sourceId);
  if (own) return own;
  const named = kept.find((each) => each.itemId === ownId && each.sourceId === null);
  return named && !claimed.has(named.itemId) ? named : null;
}

const uuid = new RegExp(`^${uuidForm}$`);

/**
 * The entity's id for a page: the stored one, else the one that the page carries unless another
 * page claims it. Null: create one.
 */
export function idOf(
  { ownId }: ListedPage,
  kept: KeptItem | null,
  known: KnownPage | undefined,
  claimed: ReadonlySet<string>,
): string | null {
  const stored = kept?.itemId ?? known?.itemId;
  if (stored !== undefined) return stored;
  // keeps URLs stable when the database was lost
  return ownId !== null && uuid.test(ownId) && !claimed.has(ownId) ? ownId : null;
}

/**
 * The agreement after this sync. Fields that haven't been written yet keep the source's earlier
 * value.
 */
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

/** Coerces all fields. Fields that can't be coerced are left out and reported as problems. */
function fitAll(
  { kind, builderIds, sanitize }: Circumstances,
  raw: ReadPage["fields"],
  problems: PropertyProblem[],
) {
  const fields: Fields = {};
  for (const [field, rule] of Object.entries(rulesOf(kind))) {
    const value = raw[field];
    if (value === undefined || (rule.kind === "instant" && value === null)) continue;
    const isMarkup = rule.kind === "html" && typeof value === "string";
    const fitted = coerceField(rule, isMarkup ? sanitize(value) : value);
    if (!fitted.ok) problems.push({ property: field, message: fitted.reason });
    else if (rule.kind === "builder" && fitted.value !== null) {
      const builderId = builderIds.get(String(fitted.value));
      if (builderId) fields[field] = builderId;
      else problems.push({ property: field, message: "names a builder that is not here" });
    } else fields[field] = fitted.value;
  }
  // a show without a year gets that of its first day, since the calendar filters by year
  const { year, startDate } = fields;
  if (kind === "trade-shows" && !year && startDate) fields.year = String(startDate).slice(0, 4);
  return fields;
}

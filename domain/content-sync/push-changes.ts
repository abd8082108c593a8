import type { Fields } from "../shared/fields.ts";
import type { Clock } from "../shared/time/clock.ts";
import { coerceField } from "./coerce-field.ts";
import { rulesOf, titleFieldOf } from "./content-fields.ts";
import type { ContentKind } from "./content-kind.ts";
import { isSame } from "./merge-fields.ts";
import type {
  ContentSource,
  ContentWriter,
  OutgoingItem,
  SyncSession,
  WrittenPage,
} from "./ports.ts";
import type { ReportBuilder } from "./report-builder.ts";
import { SourceError } from "./source-error.ts";

type Work = {
  kind: ContentKind;
  source: ContentSource;
  writer: ContentWriter;
  session: SyncSession;
  report: ReportBuilder;
  /** Throws when the sync must stop. */
  goOn(): void;
  clock: Clock;
  isDryRun: boolean;
};

/** Kinds written back to the source. Shows and articles are edited only there. */
export const writtenKinds = ["builders", "portfolio"] as const satisfies ContentKind[];

/**
 * Writes entities created, changed or deleted here to the source. Idempotent: the result is
 * recorded page by page.
 */
export async function pushChanges(work: Work): Promise<void> {
  const { kind, session } = work;
  const pages = kind === "portfolio" ? await session.listKnown("builders") : [];
  const builderPages = new Map(pages.map(({ itemId, sourceId }) => [itemId, sourceId]));
  for await (const batch of session.listOutgoing(kind)) {
    for (const item of batch) {
      work.goOn();
      await pushOne(work, item, builderPages);
    }
  }
  for (const sourceId of await session.listRemoved(kind)) {
    work.report.change({ kind, sourceId, title: "", action: "trash", fields: [] });
    if (work.isDryRun) continue;
    work.goOn();
    await unlessRefused(work, sourceId, "", async () => {
      await work.writer.trash(kind, sourceId);
      await session.forget(kind, sourceId);
    });
  }
}

async function pushOne(
  work: Work,
  { sourceId, itemId, fields, agreed, changedAt }: OutgoingItem,
  builderPages: ReadonlyMap<string, string>,
) {
  const { kind, session, writer, report, source, clock } = work;
  const news = Object.keys(rulesOf(kind)).filter(
    (field) => agreed === null || !isSame(fields[field] ?? null, agreed.ours[field]),
  );
  if (sourceId !== null && news.length === 0) return;
  const title = String(fields[titleFieldOf(kind)] ?? "");
  report.change({
    kind,
    sourceId: sourceId ?? "",
    title,
    action: "write",
    fields: sourceId ? news : [],
  });
  report.of(kind).written += 1;
  if (work.isDryRun) return;
  await unlessRefused(work, sourceId, title, async () => {
    const chosen = Object.fromEntries(news.map((field) => [field, fields[field] ?? null]));
    if (chosen.builderId) chosen.builderId = builderPages.get(String(chosen.builderId)) ?? null;
    const written = sourceId
      ? await writer.update(kind, sourceId, chosen)
      : await writer.create(kind, itemId, chosen);
    const { page } = written;
    const theirs = { ...agreed?.theirs, ...theirsOf(kind, written, fields) };
    const record = { sourceId: page.sourceId, itemId, editedAt: page.editedAt };
    const at = { readAt: clock.now(), fingerprint: source.fingerprint, isRemoved: false };
    await session.saveAgreed(kind, { ...record, ...at }, { ours: fields, theirs }, changedAt);
  });
}

/** Fields in the source's form after a write. The source refers to builders by page, we by id. */
function theirsOf(kind: ContentKind, { read }: WrittenPage, ours: Fields): Fields {
  const fields: Fields = {};
  for (const [field, rule] of Object.entries(rulesOf(kind))) {
    const raw = read.fields[field];
    if (raw === undefined) continue;
    const fitted = coerceField(rule, raw);
    if (fitted.ok) fields[field] = rule.kind === "builder" ? (ours[field] ?? null) : fitted.value;
  }
  return fields;
}

async function unlessRefused(
  { kind, report }: Work,
  sourceId: string | null,
  title: string,
  write: () => Promise<void>,
) {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof SourceError) || error.isAway) throw error;
    report.problem({
      kind,
      sourceId,
      title,
      property: null,
      message: `Cannot write: ${error.message}`,
    });
  }
}

import type { SyncReport } from "../../domain/content-sync/sync-report.ts";

const outcomes: Record<SyncReport["outcome"], string> = {
  done: "Everything is up to date",
  partly: "Some items could not be imported, see above; existing content was kept",
  stopped: "Stopped, and nothing was changed: look at the source, or use --allow-removals",
  failed: "The source couldn't be read. Nothing was changed.",
};

/** A report in lines, for an operator. */
export function printReport(report: SyncReport): string[] {
  const lines: string[] = [];
  if (report.isDryRun) {
    for (const { kind, action, title, sourceId, fields } of report.changes) {
      const named = title ? `${title} (${sourceId})` : sourceId;
      lines.push(
        `would ${action} ${kind}: ${named}${fields.length > 0 ? `: ${fields.join(", ")}` : ""}`,
      );
    }
  }
  for (const { kind, title, sourceId, property, message } of report.problems) {
    const page = [title, sourceId && `(${sourceId})`].filter(Boolean).join(" ");
    lines.push(`problem in ${[kind, page, property].filter(Boolean).join(", ")}: ${message}`);
  }
  for (const { kind, title, field, kept } of report.conflicts) {
    const whose = kept === "ours" ? "the product's" : "the source's";
    lines.push(`changed on both sides: ${kind}, ${title}, ${field}: ${whose} value stands`);
  }
  for (const each of report.kinds) {
    const counts = (["created", "updated", "removed", "unchanged", "flawed", "written"] as const)
      .filter((name) => each[name] > 0)
      .map((name) => `${each[name]} ${name}`);
    const words = each.failure ?? (counts.join(", ") || "nothing there");
    lines.push(`${each.kind}: ${words}`);
  }
  const seconds = (report.endedAt.getTime() - report.startedAt.getTime()) / 1_000;
  const isDryRead = report.isDryRun && report.outcome === "done";
  const outcome = isDryRead ? "Nothing was changed" : outcomes[report.outcome];
  lines.push(`${report.isDryRun ? "Dry run. " : ""}${outcome} (${seconds.toFixed(1)} s)`);
  return lines;
}

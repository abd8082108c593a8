import type * as z from "zod";
import { builderFields } from "../../domain/builder-profiles/builder-fields.ts";
import { meaningOf } from "../../domain/content-sync/coerce-field.ts";
import { unreadable } from "../../domain/shared/files/decode-text.ts";
import { readRecords, type TableRecord } from "../../domain/shared/files/read-table.ts";
import { spreadsheetDamage } from "../../domain/shared/files/spreadsheet-damage.ts";
import {
  type BuilderRow,
  importBounds,
  type RowError,
} from "../../domain/supply/import/builder-row.ts";
import { importColumns } from "../contract/admin/import-columns.ts";
import { builderProfileInput } from "../contract/builders/builder-profile-input.ts";

type Read = { rows: BuilderRow[] } | { problem: string };

/** The schemas of the profile form. */
const { shape } = builderProfileInput;
const columns = importColumns.map(({ name }) => name);
/** A header without case, spaces, punctuation and parenthesized text. */
const folded = (head: string) =>
  head
    .replace(/\([^)]*\)/g, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
const byHead = new Map(
  importColumns.flatMap(({ name, heads }) => heads.map((head) => [folded(head), name] as const)),
);
const nameOf = (head: string) => byHead.get(folded(head));

/** Matches `="11-50"`, by which people stop a spreadsheet from changing a text. */
const asFormula = /^="(.*)"$/s;
/** The characters that our exports put before text that a spreadsheet would evaluate or change. */
const guard = /^(?:\u200E|'(?=\s*[=+\-@＝＋－＠\t\r]))/;

/** Parses a CSV file of builders: its rows with their errors, or the error of the whole file. */
export function readBuilderCsv(text: string): Read {
  if (text.includes("\0")) return { problem: "The file is no text. Save it as CSV in UTF-8" };
  const table = readRecords(text, (names) => names.some((head) => nameOf(head) === "name"));
  if ("brokenRow" in table) {
    return { problem: `Line ${table.brokenRow} is no CSV: check its quotation marks` };
  }
  const { head, records } = table;
  const problems = head.length > 0 ? problemsOf(head) : [];
  if (problems.length > 0) return { problem: problems.join(". ") };
  if (records.length === 0) return { problem: "The file has no builders below its first line" };
  if (records.length > importBounds.rows) {
    return { problem: `A file may have ${importBounds.rows} builders. Split it` };
  }
  return { rows: records.map(toRow) };
}

function problemsOf(head: string[]): string[] {
  const names = head.map(nameOf);
  const strange = head.filter((_, index) => names[index] === undefined);
  const twice = columns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...(strange.length > 0
      ? [`Unknown columns: ${strange.map((name) => name.slice(0, 40)).join(", ")}`]
      : []),
    ...twice.map((name) => `The column ${name} is there twice`),
    ...(names.includes("name") ? [] : ["The first line must name the columns, name among them"]),
  ];
}

function toRow({ row, values, hasMore }: TableRecord): BuilderRow {
  const errors: RowError[] = [];
  const form: Record<string, unknown> = {};
  if (hasMore) {
    errors.push({ field: null, message: "The row has more cells than the first line" });
  }
  const cells = new Map(Object.entries(values).map(([head, cell]) => [nameOf(head), cell]));
  for (const name of columns) {
    const said = cells.get(name);
    if (said === undefined) continue;
    const whole = said.replace(asFormula, "$1").replace(guard, "").trim();
    const cell =
      name === "description" || builderFields[name].kind === "list"
        ? whole
        : whole.replace(/\s+/g, " ");
    if (cell.includes(unreadable)) {
      const message = "Some characters can't be read. Save the file as CSV in UTF-8";
      errors.push({ field: name, message });
      continue;
    }
    const damage = spreadsheetDamage(cell, meaningOf(builderFields[name]));
    if (damage) {
      const message = `${builderFields[name].label} "${cell.slice(0, 40)}" ${damage}`;
      errors.push({ field: name, message });
      continue;
    }
    const typed =
      builderFields[name].kind === "list"
        ? cell
            .split(/[;|\r\n]/)
            .map((each) => each.trim())
            .filter(Boolean)
        : cell;
    const read = (shape[name] as z.ZodType).safeParse(typed);
    if (read.success) form[name] = read.data;
    else for (const { message } of read.error.issues) errors.push({ field: name, message });
  }
  return { row, form: form as BuilderRow["form"], errors };
}

import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import type * as z from "zod";
import {
  type BuilderRow,
  type ImportedField,
  importBounds,
  type RowError,
} from "../../domain/supply/import/builder-row.ts";
import { importColumns } from "../contract/admin/import-columns.ts";
import { builderProfileInput } from "../contract/builders/builder-profile-input.ts";

type Parsed = { record: Record<string, string>; info: InfoRecord };
type Read = { rows: BuilderRow[] } | { problem: string };

/** The rules of the profile form. */
const { shape } = builderProfileInput;
const columns = importColumns.map(({ name }) => name);
const lists = new Set<ImportedField>([
  ...(["coverageAreas", "specialties", "industriesServed", "servicesOffered"] as const),
]);
const folded = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const byHead = new Map(columns.map((name) => [folded(name), name]));

/** The character that decoding leaves in place of bytes that are no UTF-8. */
const unreadable = "\uFFFD";
/** The marks that our exports put before a text that a spreadsheet would run or change. */
const guard = /^(?:\u200E|'(?=\s*[=+\-@＝＋－＠\t\r]))/;

/** The rows of a CSV of builders, each with what can't be read in it; or what is wrong with the file as a whole. */
export function readBuilderCsv(text: string): Read {
  if (text.includes("\0")) return { problem: "The file is no text. Save it as CSV in UTF-8" };
  try {
    const problems: string[] = [];
    const parsed = parse(text, {
      ...{ bom: true, trim: true, skip_empty_lines: true, relax_column_count: true, info: true },
      delimiter: delimiterOf(text),
      columns: (head: string[]) => {
        problems.push(...problemsOf(head));
        return head.map((name) => byHead.get(folded(name)) ?? name);
      },
    }) as unknown as Parsed[];
    if (problems.length > 0) return { problem: problems.join(". ") };
    // lines without a cell are counted, as a spreadsheet does
    const read = parsed
      .map((each, index) => ({ each, row: index + 2 + each.info.empty_lines }))
      .filter(({ each }) => Object.values(each.record).some((cell) => cell !== ""));
    if (read.length === 0) return { problem: "The file has no builders below its first line" };
    if (read.length > importBounds.rows) {
      return { problem: `A file may have ${importBounds.rows} builders. Split it` };
    }
    return { rows: read.map(({ each, row }) => toRow(each, row)) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error;
    return { problem: `Line ${lines ?? "?"} is no CSV: check its quotation marks` };
  }
}

/** Spreadsheets separate by semicolons where the comma is a decimal sign. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const counts = [",", ";", "\t"].map((mark) => [mark, head.split(mark).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ",";
}

function problemsOf(head: string[]): string[] {
  const names = head.map((name) => byHead.get(folded(name)));
  const strange = head.filter((_, index) => names[index] === undefined);
  const twice = columns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...(strange.length > 0
      ? [`Unknown columns: ${strange.map((name) => name.slice(0, 40) || "(empty)").join(", ")}`]
      : []),
    ...twice.map((name) => `The column ${name} is there twice`),
    ...(names.includes("name") ? [] : ["The first line must name the columns, name among them"]),
  ];
}

function toRow({ record, info }: Parsed, row: number): BuilderRow {
  const errors: RowError[] = [];
  const form: Record<string, unknown> = {};
  if (info.error) {
    errors.push({ field: null, message: "The row has more or fewer cells than the first line" });
  }
  for (const name of columns) {
    const cell = record[name]?.replace(guard, "").trim();
    if (cell === undefined) continue;
    if (cell.includes(unreadable)) {
      const message = "Some characters can't be read. Save the file as CSV in UTF-8";
      errors.push({ field: name, message });
      continue;
    }
    const typed = lists.has(name)
      ? cell
          .split(/[;|]/)
          .map((each) => each.trim())
          .filter(Boolean)
      : cell;
    const read = (shape[name] as z.ZodType).safeParse(typed);
    if (read.success) form[name] = read.data;
    else for (const { message } of read.error.issues) errors.push({ field: name, message });
  }
  return { row, form: form as BuilderRow["form"], errors };
}

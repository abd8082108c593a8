/** A row with its number in a spreadsheet: from 1, blank rows included. */
type TableRow = { row: number; cells: string[] };
/** The non-blank rows of a table, or the number of a row with unbalanced quotation marks. */
type Table = { rows: TableRow[] } | { brokenRow: number };

/** A row below the header. Missing cells at its end are empty. */
export type TableRecord = {
  row: number;
  values: Record<string, string>;
  /** Whether it has a non-empty cell in a column without a header. */
  hasMore: boolean;
};

/**
 * Parses CSV as spreadsheets write it: separated by commas, semicolons, tabs or bars, or as a first
 * line `sep=` says; any line ends. `isPasted`: tab-separated, and an unbalanced quotation mark is
 * part of the text.
 */
export function readTable(text: string, { isPasted = false } = {}): Table {
  const whole = text.replace(/^\uFEFF/, "");
  const [line = "", said] =
    /^"?sep=(\\t|[^\r\n])"?\1*[^\S\r\n]*(?:\r\n|\r|\n|$)/i.exec(whole) ?? [];
  const body = whole.slice(line.length);
  const between = isPasted ? "\t" : (said?.replace("\\t", "\t") ?? delimiterOf(body));
  const ends = new RegExp(`[\\r\\n\\u{${between.codePointAt(0)?.toString(16)}}]|$`, "gu");
  const rows: TableRow[] = [];
  let cells: string[] = [];
  for (let at = 0, row = 1; at <= body.length; ) {
    const quoted = readQuoted(body, at, between);
    if (quoted === null && !isPasted) return { brokenRow: row };
    const cell = quoted || readPlain(body, at, ends);
    cells.push(cell.text.trim());
    at = cell.end + 1;
    if (body[cell.end] === between) continue;
    if (cells.some(Boolean)) rows.push({ row, cells });
    if (body.startsWith("\r\n", cell.end)) at += 1;
    cells = [];
    row += 1;
  }
  return { rows };
}

/**
 * Parses CSV with a header: the first non-blank row, or the first that `isHead` accepts if only
 * single-cell titles precede it. Columns without a header are left out.
 */
export function readRecords(
  text: string,
  isHead: (names: string[]) => boolean = () => true,
): { head: string[]; records: TableRecord[] } | { brokenRow: number } {
  const table = readTable(text);
  if (!("rows" in table)) return table;
  const headAt = table.rows.findIndex(
    ({ cells }) => isHead(cells) || cells.filter(Boolean).length > 1,
  );
  const [first, ...rows] = table.rows.slice(Math.max(0, headAt));
  const names = (first?.cells ?? []).map((name) => name.replace(/\s+/g, " "));
  const records = rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      names.flatMap((name, index) => (name ? [[name, cells[index] ?? ""]] : [])),
    ),
    hasMore: cells.some((cell, index) => cell !== "" && !names[index]),
  }));
  return { head: names.filter(Boolean), records };
}

type Cell = { text: string; end: number };

/**
 * Parses a quoted cell; false when there is none at this position, null when its quotation marks
 * are unbalanced.
 */
function readQuoted(body: string, from: number, between: string): Cell | false | null {
  let at = afterBlanks(body, from, between);
  if (body[at] !== '"') return false;
  let text = "";
  for (;;) {
    const mark = body.indexOf('"', at + 1);
    if (mark < 0) return null;
    text += body.slice(at + 1, mark);
    at = mark + 1;
    if (body[at] !== '"') break;
    text += '"';
  }
  const end = afterBlanks(body, at, between);
  return isEnd(body[end], between) ? { text, end } : null;
}

function readPlain(body: string, from: number, ends: RegExp): Cell {
  ends.lastIndex = from;
  const end = ends.exec(body)?.index ?? body.length;
  return { text: body.slice(from, end), end };
}

function isEnd(sign: string | undefined, between: string): boolean {
  return sign === undefined || sign === between || sign === "\n" || sign === "\r";
}

function afterBlanks(body: string, from: number, between: string): number {
  let at = from;
  while (!isEnd(body[at], between) && /\s/.test(body[at] ?? "")) at += 1;
  return at;
}

/** Detects the separator: spreadsheets use semicolons where the comma is the decimal sign. */
function delimiterOf(body: string): string {
  const head = /\S.*/.exec(body.replace(/"[^"]*"/g, "x"))?.[0] ?? "";
  const counts = [",", ";", "\t", "|"].map((mark) => [mark, head.split(mark).length] as const);
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ",";
}

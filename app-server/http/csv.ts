/** A spreadsheet takes a cell that begins so for a formula, whoever typed it. */
const formulaStart = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** One line of a CSV file as RFC 4180 has it, safe to open in a spreadsheet: what looks like a formula gets a quote before it. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** Tells a spreadsheet that the text is UTF-8. */
export const byteOrderMark = "\uFEFF";

function toCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return `${value}`;
  const text =
    formulaStart.test(value.trimStart()) || formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

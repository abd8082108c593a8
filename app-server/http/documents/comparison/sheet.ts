import type { Cell, CellStyle, WriteSheet } from "hucre/xlsx";
import { type Currency, usDollar } from "../../../../domain/offers/currency.ts";
import { utcDay } from "../../../../domain/shared/time/utc-day.ts";

/** A cell to write. Text is never a formula; only `sumOf` makes one. */
export type SheetCell = Partial<Cell> | null;

const money = '"$"#,##0.00;[Red]-"$"#,##0.00';
const atLeast = '"at least $"#,##0.00';
const allowance = '"allowance $"#,##0.00';
const day = "yyyy-mm-dd";
const rule = { style: "thin", color: { rgb: "8A8478" } } as const;

const face = { name: "Calibri", size: 11 };
export const bold: CellStyle = { font: { ...face, bold: true } };
export const heading: CellStyle = { font: { ...face, bold: true, size: 14 } };
export const head: CellStyle = {
  font: { ...face, bold: true },
  border: { bottom: rule },
  alignment: { wrapText: true, vertical: "bottom" },
};
/** Style of the heading of a column of amounts. */
export const amountHead: CellStyle = {
  ...head,
  alignment: { ...head.alignment, horizontal: "right" },
};
export const total: CellStyle = { font: { ...face, bold: true }, border: { top: rule } };
const prose: CellStyle = { alignment: { wrapText: true, vertical: "top" } };
const gray = { ...face, color: { rgb: "6B6558" } };
const estimate: CellStyle = {
  font: { ...face, italic: true },
  fill: { type: "pattern", pattern: "lightUp", fgColor: { rgb: "C9C2B2" } },
};

/** A text cell, never a formula; null for no text. */
export function text(value: string | null | undefined, style?: CellStyle): SheetCell {
  return value ? { value, type: "string", ...(style && { style }) } : null;
}

/** A cell for text of several lines. */
export function proseCell(value: string | null): SheetCell {
  return text(value, prose);
}

/** A cell with text instead of an amount. */
export function wordsCell(value: string | null): SheetCell {
  return text(value, { font: gray, alignment: { horizontal: "right" } });
}

/** A cell with gray text. */
export function mutedCell(value: string): SheetCell {
  return text(value, { font: gray });
}

/** Dollars, from whole cents. */
export function amountCell(cents: number | null | undefined, style: CellStyle = {}): SheetCell {
  return cents == null ? null : number(cents / 100, { ...style, numFmt: money });
}

/** An amount from minor units of a currency. */
export function amountInCell(amount: number | null, currency: Currency): SheetCell {
  if (amount === null || currency === usDollar) return amountCell(amount);
  return number(amount / 100, { numFmt: `"${currency}" #,##0.00;[Red]-"${currency}" #,##0.00` });
}

/** A cell with an amount, marked as a lower bound. */
export function boundCell(cents: number | null | undefined, isLowerBound: boolean): SheetCell {
  if (!isLowerBound || cents == null) return amountCell(cents);
  return number(cents / 100, { numFmt: atLeast });
}

/** An allowance: a number, marked as not yet priced. */
export function allowanceCell(cents: number): SheetCell {
  return number(cents / 100, { numFmt: allowance });
}

/** Dollars from whole cents, hatched as an estimate. */
export function estimateCell(cents: number): SheetCell {
  return amountCell(cents, estimate);
}

/** A cell with a plain number; null for none. */
export function number(value: number | null, style?: CellStyle): SheetCell {
  return value === null ? null : { value, type: "number", ...(style && { style }) };
}

/** A date as YYYY-MM-DD, without a time of day; null for none. */
export function dayCell(at: Date | null): SheetCell {
  if (!at) return null;
  return { value: new Date(utcDay(at)), type: "date", style: { numFmt: day, ...prose } };
}

/** The sum of a column's cells as a formula with its result, for readers that do not calculate. */
export function sumOf(
  column: number,
  rows: { from: number; to: number },
  cents: number,
  isLowerBound = false,
) {
  const letters = columnLetters(column);
  const formula = `SUM(${letters}${rows.from + 1}:${letters}${rows.to + 1})`;
  const style = { ...total, numFmt: isLowerBound ? atLeast : money };
  return { formula, formulaResult: cents / 100, type: "formula", style } satisfies SheetCell;
}

type Shape = { name: string; widths: readonly number[]; frozen: { rows: number; columns: number } };

/** A sheet of these rows; in print landscape and one page wide. */
export function sheetOf({ name, widths, frozen }: Shape, rows: readonly SheetCell[][]): WriteSheet {
  const cells = new Map(
    rows.flatMap((row, r) =>
      row.flatMap((cell, c): [string, Partial<Cell>][] => (cell ? [[`${r},${c}`, cell]] : [])),
    ),
  );
  return {
    name,
    cells,
    freezePane: frozen,
    columns: widths.map((width) => ({ width })),
    pageSetup: {
      orientation: "landscape",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
    },
  };
}

function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}

/**
 * Repeats the frozen rows of each sheet on every printed page. Set as defined names of the
 * workbook, because the package does not quote a sheet's name with a space.
 */
export function printTitlesOf(sheets: readonly WriteSheet[]) {
  return sheets.map(({ name, freezePane }) => ({
    name: "_xlnm.Print_Titles",
    range: `'${name.replaceAll("'", "''")}'!$1:$${freezePane?.rows ?? 1}`,
    scope: name,
  }));
}

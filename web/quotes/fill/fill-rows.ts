import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";

/** Rows after filling, the filled lines, and the categories whose typed lines stayed. */
export type Filled = {
  rows: LineInput[];
  filled: LineInput[];
  typed: Category[];
  /** Number of lines that did not fit within the limit of 120. */
  dropped: number;
};

type Fill = {
  present: readonly LineInput[];
  offered: readonly LineInput[];
  /** Categories whose typed lines are replaced. */
  replaces: ReadonlySet<Category>;
};

/**
 * Fills one line per category: into its existing row, which keeps its id, description and note, or
 * at the end. Typed lines stay unless their category is in `replaces`.
 */
export function fillRows({ present, offered, replaces }: Fill): Filled {
  const filled: LineInput[] = [];
  const typed: Category[] = [];
  let rows = [...present];
  let dropped = 0;
  for (const line of offered) {
    const same = rows.filter(({ category }) => category === line.category);
    if (same.some((row) => isSaid(row) && isAlike(row, line))) continue;
    const isTyped = same.some((row) => isSaid(row) && !isPriceAlone(row, line));
    const [first] = same;
    if (isTyped && !replaces.has(line.category)) typed.push(line.category);
    else if (!first && rows.length >= offerLineLimits.lines) dropped += 1;
    else {
      const { id, label, note } = first ?? line;
      const row = { ...line, id, label, note };
      filled.push(row);
      rows = first
        ? rows.flatMap((each) => (each === first ? row : same.includes(each) ? [] : each))
        : [...rows, row];
    }
  }
  return { rows: withHolders(rows, offered), filled, typed, dropped };
}

/**
 * Adds all lines of each category after the typed lines, in their own order, because percentages
 * depend on it; empty rows come last. Typed lines stay unless their category is in `replaces`; with
 * replacements only those categories are added. Lines that were added earlier stay as edited.
 */
export function addLines({ present, offered, replaces }: Fill): Filled {
  const offeredIds = new Set(offered.map(({ id }) => id));
  const inOffer = new Set(offered.map(({ category }) => category));
  const said = present.filter(isSaid);
  const own = said.filter(({ id }) => !offeredIds.has(id));
  const typed = [...new Set(own.map(({ category }) => category))].filter(
    (category) => inOffer.has(category) && !replaces.has(category),
  );
  const remaining = said.filter(
    ({ id, category }) => offeredIds.has(id) || !replaces.has(category),
  );
  const remainingIds = new Set(remaining.map(({ id }) => id));
  const fitting = offered.filter(
    ({ id, category }) =>
      !remainingIds.has(id) &&
      !typed.includes(category) &&
      (replaces.size === 0 || replaces.has(category)),
  );
  const filled = fitting.slice(0, Math.max(0, offerLineLimits.lines - remaining.length));
  const covered = new Set([...remaining, ...filled].map(({ category }) => category));
  const unsaid = present.filter((row) => !isSaid(row) && !covered.has(row.category));
  const others = remaining.filter(({ id }) => !offeredIds.has(id));
  const copied = new Map([...remaining, ...filled].map((row) => [row.id, row]));
  const inOrder = offered.flatMap(({ id }) => copied.get(id) ?? []);
  const rows = [...others, ...inOrder, ...unsaid].slice(0, offerLineLimits.lines);
  const dropped = fitting.length - filled.length;
  return { rows: withHolders(rows, offered), filled, typed, dropped };
}

/** Whether a row has a kind, quantity, price or note. */
export function isSaid({ kind, quantity, unitPrice, note }: LineInput): boolean {
  return [kind, quantity, unitPrice, note].some((text) => text.trim() !== "");
}

function isAlike(row: LineInput, line: LineInput): boolean {
  return (["kind", "quantity", "unit", "unitPrice"] as const).every(
    (field) => row[field] === line[field],
  );
}

/** Whether the row has only the offered price, and still lacks its quantity. */
function isPriceAlone({ kind, quantity, unitPrice }: LineInput, line: LineInput): boolean {
  return kind === "" && quantity === "" && unitPrice === line.unitPrice;
}

/**
 * Clears `within` of a line when the line that holds its price is gone, so that the form asks
 * again; restores it when that line is back.
 */
function withHolders(rows: LineInput[], offered: readonly LineInput[]): LineInput[] {
  const ids = new Set(rows.map(({ id }) => id));
  const offeredHolders = new Map(offered.map(({ id, within }) => [id, within]));
  return rows.map((row) => {
    if (row.kind !== "within" || ids.has(row.within)) return row;
    const within = offeredHolders.get(row.id) ?? "";
    return { ...row, within: ids.has(within) ? within : "" };
  });
}

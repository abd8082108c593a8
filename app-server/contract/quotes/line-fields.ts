import * as z from "zod";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { checkLines } from "../../../domain/offers/check-lines.ts";
import { withAmounts } from "../../../domain/offers/line-amount.ts";
import type { OfferLine, Thousandths } from "../../../domain/offers/offer-line.ts";
import { readDigits } from "../../../domain/shared/files/read-number.ts";
import type { Cents } from "../../../domain/shared/money/money.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { lineProblemWords, listProblemWords, offerLineForm } from "./offer-lines.ts";

/**
 * A line as typed: all texts. An empty `kind` means that nothing is stated about the category yet.
 */
const lineInput = z.object({
  id: z.string(),
  category: z.enum(categories as [Category, ...Category[]]),
  label: z.string(),
  note: z.string(),
  kind: z.enum(["", "included", "allowance", "excluded", "option", "within"]),
  /** Empty for a single amount. */
  quantity: z.string(),
  unit: z.string(),
  /** Price per unit if there is a quantity, otherwise the whole amount. */
  unitPrice: z.string(),
  within: z.string(),
  billedBy: z.string(),
});
export const lineInputs = z.array(lineInput);
export type LineInput = z.output<typeof lineInput>;
export type LineField = keyof LineInput;

type FieldProblem = { index: number; field: string; message: string };

const priceWords = "Enter an amount in dollars, such as 1,250 or 95.50";
const quantityWords = "Enter a number with up to 3 decimals, such as 400 or 12.5";

/** Parses typed rows to lines, with errors by the row's index. Empty rows are left out. */
export function readLines(typed: readonly LineInput[]): {
  lines: OfferLine[];
  problems: FieldProblem[];
  list: string | null;
} {
  const rows = typed.flatMap((input, index) =>
    input.kind === "" ? [] : { index, ...read(input) },
  );
  const shape = rows.flatMap(({ index, problem }) => (problem ? { index, ...problem } : []));
  if (shape.length > 0) return { lines: [], problems: shape, list: null };
  const lines = rows.flatMap(({ line }) => line ?? []);
  const checked = checkLines(lines);
  const problems = checked.lines.map(({ index, field, rule }) => ({
    index: rows[index]?.index ?? index,
    field: field === "amount" ? "unitPrice" : field,
    message: lineProblemWords[rule],
  }));
  const list = lines.length === 0 ? "nothing-priced" : checked.list;
  return { lines, problems, list: list && listProblemWords[list] };
}

type Read = { line?: OfferLine; problem?: { field: string; message: string } };

function read(input: LineInput): Read {
  const { id, category, label, note, kind, unit, within, billedBy } = input;
  const hasPrice = kind !== "excluded" && kind !== "within";
  const isPercent = hasPrice && unit === "percent";
  // a percentage has no price field: ignore a price typed before the unit was changed
  const price = hasPrice && !isPercent ? readPrice(input.unitPrice) : null;
  const quantity = hasPrice ? readThousandths(input.quantity) : null;
  if (price === undefined) return { problem: { field: "unitPrice", message: priceWords } };
  if (quantity === undefined) return { problem: { field: "quantity", message: quantityWords } };
  const isLot = quantity === null && !isPercent;
  const parsed = offerLineForm.safeParse({
    id,
    category,
    label,
    note,
    quantity,
    unit: isLot && hasPrice ? "lot" : unit,
    kind: kind === "within" ? "included" : kind,
    unitPrice: isLot ? null : price,
    amount: isLot ? price : null,
    within: kind === "within" ? within || id : null,
    billedBy: kind === "excluded" ? billedBy : "builder",
  });
  if (parsed.success) return { line: parsed.data };
  const [issue] = parsed.error.issues;
  const field = String(issue?.path[0] ?? "label");
  return {
    problem: { field: field === "amount" ? "unitPrice" : field, message: issue?.message ?? "" },
  };
}

/** Typed prices in cents of rows that are included or an option; null for an incomplete row. */
export function typedAmounts(
  typed: readonly Pick<LineInput, "kind" | "category" | "quantity" | "unit" | "unitPrice">[],
): (Cents | null)[] {
  return withAmounts(typed.map(asPriced)).map(({ amount }, index) => {
    const kind = typed[index]?.kind;
    return kind === "" || kind === "excluded" || kind === "within" ? null : amount;
  });
}

/**
 * A row with its price as far as it can be parsed. A row without a kind counts as an option, which
 * is in no sum.
 */
function asPriced({
  kind,
  category,
  quantity,
  unit,
  unitPrice,
}: Parameters<typeof typedAmounts>[0][number]): OfferLine {
  const isPercent = unit === "percent";
  const [count, price] = [readThousandths(quantity), isPercent ? null : readPrice(unitPrice)];
  const isReadable = count !== undefined && price != null;
  return {
    id: "" as OfferLine["id"],
    category,
    label: "",
    note: null,
    billedBy: "builder",
    unit: unit as OfferLine["unit"],
    within: null,
    kind: kind === "included" || kind === "allowance" ? kind : "option",
    quantity: isPercent || isReadable ? (count ?? null) : null,
    unitPrice: isReadable ? price : null,
    amount: isReadable && count === null ? price : null,
  };
}

/**
 * Parses typed dollars to cents, negative ones too; null for an empty text, undefined for an
 * invalid one.
 */
export function readPrice(text: string): Cents | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const [, sign, rest = ""] = /^([-−]?)(.*)$/.exec(trimmed) ?? [];
  const cents = parseDollars(rest);
  if (cents === null) return undefined;
  return sign ? -cents : cents;
}

/** Parses a typed quantity to thousandths; null for an empty text, undefined for an invalid one. */
export function readThousandths(text: string): Thousandths | null | undefined {
  if (text.trim() === "") return null;
  const digits = readDigits(text);
  if (!digits || digits.sign || digits.whole.length > 7 || digits.decimals.length > 3) {
    return undefined;
  }
  return Number(digits.whole) * 1000 + Number(digits.decimals.padEnd(3, "0"));
}

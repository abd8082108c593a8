import * as z from "zod";
import { type Category, categories } from "../../../domain/offers/category.ts";
import { checkLines } from "../../../domain/offers/check-lines.ts";
import { withAmounts } from "../../../domain/offers/line-amount.ts";
import type { OfferLine, Thousandths } from "../../../domain/offers/offer-line.ts";
import { readDigits } from "../../../domain/shared/files/read-number.ts";
import type { Cents } from "../../../domain/shared/money/money.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { lineProblemWords, listProblemWords, offerLineForm } from "./offer-lines.ts";

/** A line as it is typed in: all text. Without a `kind` nothing is said about its category yet. */
const lineInput = z.object({
  id: z.string(),
  category: z.enum(categories as [Category, ...Category[]]),
  label: z.string(),
  note: z.string(),
  kind: z.enum(["", "included", "allowance", "excluded", "option", "within"]),
  /** Empty for an amount alone. */
  quantity: z.string(),
  unit: z.string(),
  /** Of each with a quantity, else the whole amount. */
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

/** Lines of what was typed, and what is wrong with them by the place of the row. Rows that say nothing are left out. */
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
  // a percentage has no field for a price: one that was typed before the unit is not meant
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

/** The price in cents of each row that is included or an option, as typed; null while it is incomplete. */
export function typedAmounts(
  typed: readonly Pick<LineInput, "kind" | "category" | "quantity" | "unit" | "unitPrice">[],
): (Cents | null)[] {
  return withAmounts(typed.map(asPriced)).map(({ amount }, index) => {
    const kind = typed[index]?.kind;
    return kind === "" || kind === "excluded" || kind === "within" ? null : amount;
  });
}

/** A row as far as its price is readable. A row that says nothing has the kind of an option: it is in no sum. */
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

/** Cents of dollars as typed, negative ones too; null for nothing, undefined for what is no amount. */
export function readPrice(text: string): Cents | null | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  const [, sign, rest = ""] = /^([-−]?)(.*)$/.exec(trimmed) ?? [];
  const cents = parseDollars(rest);
  if (cents === null) return undefined;
  return sign ? -cents : cents;
}

/** Thousandths of a quantity as typed; null for nothing, undefined for what is no quantity. */
export function readThousandths(text: string): Thousandths | null | undefined {
  if (text.trim() === "") return null;
  const digits = readDigits(text);
  if (!digits || digits.sign || digits.whole.length > 7 || digits.decimals.length > 3) {
    return undefined;
  }
  return Number(digits.whole) * 1000 + Number(digits.decimals.padEnd(3, "0"));
}

import type { OfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { type Category, categories, categoryFacts } from "../../../domain/offers/category.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { billerWords } from "../../../domain/quotes/comparison/other-billers.ts";
import { Table } from "../../ui/data/table.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";

export type LinesOf = {
  /** The builder, or the show. */
  name: string;
  lines: readonly OfferLineBody[];
  currency: string;
};
type Props = {
  quotes: readonly LinesOf[];
  /** The lines of one category, quote by quote; null: every line, category by category. */
  category: Category | null;
};

const kindWords: Record<string, string> = {
  ...{ included: "Included", allowance: "Allowance", excluded: "Excluded" },
  option: "Option, not in the total",
};

/** Lines of quotes as their builders sent them. */
export function LinesDialog({ onClose, ...shown }: Props & { onClose: () => void }) {
  const { quotes, category } = shown;
  const name = quotes[0]?.name ?? "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={category ? categoryFacts(category).label : `Lines of ${name}`}
      description={category ? "The lines of each quote." : "In the order of the categories."}
      size="wide"
    >
      <LineTables {...shown} />
    </Dialog>
  );
}

/** A table for each quote, or for each category of one quote. */
export function LineTables({ quotes, category }: Props) {
  const groups = category
    ? quotes.map((quote) => ({ ...quote, quote, own: ofCategory(quote, category) }))
    : quotes.flatMap((quote) =>
        categories.map((each) => ({
          ...{ name: categoryFacts(each).label, quote, own: ofCategory(quote, each) },
        })),
      );
  const silent = category ? groups.filter(({ own }) => own.length === 0) : [];
  return (
    <Stack gap="large">
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ name, quote, own }) => (
          <Table
            key={own[0]?.id}
            caption={name}
            columns={columnsOf(quote)}
            rows={own}
            rowKey={({ id }) => id}
          />
        ))}
      {silent.length > 0 && (
        <Text tone="muted">{`No line for it: ${silent.map(({ name }) => name).join(", ")}.`}</Text>
      )}
    </Stack>
  );
}

function ofCategory({ lines }: LinesOf, category: Category): OfferLineBody[] {
  return lines.filter((line) => line.category === category);
}

function columnsOf({ lines, currency }: LinesOf) {
  const money = (amount: number | null) => (amount === null ? "–" : amountText(amount, currency));
  const end = "end" as const;
  return [
    {
      header: "Line",
      cell: ({ label, note }: OfferLineBody) => (
        <>
          {label}
          {note && (
            <Text size="small" tone="muted">
              {note}
            </Text>
          )}
        </>
      ),
    },
    { header: "Quantity", align: end, cell: quantityWords },
    { header: "Unit price", align: end, cell: (line: OfferLineBody) => money(line.unitPrice) },
    { header: "Amount", align: end, cell: (line: OfferLineBody) => money(line.amount) },
    { header: "In the price", cell: (line: OfferLineBody) => stateWords(line, lines) },
  ];
}

const counted = ["lot", "hour", "day", "month"];

function quantityWords({ quantity, unit }: OfferLineBody): string {
  if (quantity === null) return "–";
  const count = (quantity / 1000).toLocaleString("en-US", { maximumFractionDigits: 3 });
  if (unit === "percent") return `${count}% of the lines above`;
  const word = unit.replace("-", " ");
  return `${count} ${counted.includes(unit) && quantity !== 1000 ? `${word}s` : word}`;
}

function stateWords(
  { kind, within, billedBy }: OfferLineBody,
  lines: readonly OfferLineBody[],
): string {
  const holder = within && lines.find(({ id }) => id === within);
  if (holder) return `In “${holder.label}”`;
  const words = kindWords[kind] ?? kind;
  const biller = billerWords(billedBy);
  return biller ? `${words}: ${biller}` : words;
}

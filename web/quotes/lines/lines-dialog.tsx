import type { OfferLineBody } from "../../../app-server/contract/quotes/offer-lines.ts";
import { type Category, categories, categoryFacts } from "../../../domain/offers/category.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { billerWords } from "../../../domain/quotes/comparison/other-billers.ts";
import { formatCount } from "../../format.ts";
import { Table } from "../../ui/data/table.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";

export type LinesOf = {
  /** The builder's or the show's name. */
  name: string;
  lines: readonly OfferLineBody[];
  currency: string;
};
type Props = {
  quotes: readonly LinesOf[];
  /** Shows the lines of this category, quote by quote; null shows all lines by category. */
  category: Category | null;
};

const kindWords: Record<string, string> = {
  included: "Included",
  allowance: "Allowance",
  excluded: "Excluded",
  option: "Option, not in the total",
};

/** Dialog with the lines of quotes as their builders sent them. */
export function LinesDialog({ onClose, ...shown }: Props & { onClose: () => void }) {
  const { quotes, category } = shown;
  const name = quotes[0]?.name ?? "";
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={category ? categoryFacts(category).label : `Lines of ${name}`}
      description={category ? "The lines of each quote." : "Each line as the builder sent it."}
      size="wide"
    >
      <LineTable {...shown} />
    </Dialog>
  );
}

type Row = { group: string; line: OfferLineBody; quote: LinesOf };

/** The lines as a table: by builder, or by category in the categories' order. */
export function LineTable({ quotes, category }: Props) {
  const rows: Row[] = (category ? [category] : categories).flatMap((each) =>
    quotes.flatMap((quote) =>
      quote.lines
        .filter((line) => line.category === each)
        .map((line) => ({ line, quote, group: category ? quote.name : categoryFacts(each).label })),
    ),
  );
  const silent = quotes.filter((quote) => rows.every((row) => row.quote !== quote));
  return (
    <Stack gap="large">
      <Table
        caption={category ? "Lines by builder" : "Lines by category"}
        captionHidden
        columns={[
          { header: category ? "Builder" : "Category", isTitle: true, cell: ({ group }) => group },
          ...columns,
        ]}
        rows={rows}
        rowKey={({ quote, line }) => `${quotes.indexOf(quote)} ${line.id}`}
      />
      {silent.length > 0 && (
        <Text tone="muted">{`No line for it: ${silent.map(({ name }) => name).join(", ")}.`}</Text>
      )}
    </Stack>
  );
}

const end = "end" as const;
const columns = [
  {
    header: "Line",
    cell: ({ group, line: { label, note } }: Row) => (
      <>
        {label !== group && label}
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </>
    ),
  },
  { header: "Quantity", align: end, cell: ({ line }: Row) => quantityWords(line) },
  {
    header: "Unit price",
    align: end,
    cell: ({ line, quote }: Row) => money(line.unitPrice, quote),
  },
  { header: "Amount", align: end, cell: ({ line, quote }: Row) => money(line.amount, quote) },
  { header: "In the price", cell: ({ line, quote }: Row) => stateWords(line, quote.lines) },
];

function money(amount: number | null, { currency }: LinesOf): string {
  return amount === null ? "" : amountText(amount, currency);
}

const counted = ["lot", "hour", "day", "month"];

function quantityWords({ quantity, unit }: OfferLineBody): string {
  if (quantity === null) return "";
  const count = formatCount(quantity / 1000);
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

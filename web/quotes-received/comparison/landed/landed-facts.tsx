import type {
  ComparedQuoteBody,
  ComparisonBody,
} from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import type { Category } from "../../../../domain/offers/category.ts";
import { categoryFacts } from "../../../../domain/offers/category.ts";
import { formatDate, formatMoney } from "../../../format.ts";
import { AskFigures } from "../../asks/ask-figures.tsx";
import type { OfferFact } from "../offer-table/offer-facts.tsx";
import { note, old } from "../offer-table/offer-table.css.ts";
import type { TableSection } from "../offer-table/offer-table.tsx";
import { PriceText } from "../offer-table/price-text.tsx";
import { gap } from "../offer-table/scope-facts.css.ts";
import { factsOf } from "../offer-table/scope-facts.tsx";

const basisNotes = {
  quoted: "In the quote",
  rate: "At the rates below",
  "not-billed": "Usually not billed here",
};

type Asking = {
  requestId: string;
  /** Whether the reader may ask builders. */
  mayAsk: boolean;
};

/** Row for the price including the show's bill: a lower bound while a figure is missing. */
export function landedFact(comparison: ComparisonBody): OfferFact {
  return factsOf(comparison)("landed", "With show services", landedPrice, {
    silent: "Not comparable yet",
    part: "price",
    isLead: true,
  });
}

function landedPrice({ landed, sameScope }: ComparedQuoteBody) {
  if (!landed || !sameScope) return null;
  const missing = landed.unknown.length + sameScope.open.length;
  const about = sameScope.fills.length > 0 ? "≈ " : "";
  return (
    <>
      <PriceText>{`${missing > 0 ? "≥ " : about}${formatMoney(landed.amount)}`}</PriceText>
      {missing === 0 && landed.low !== landed.high && (
        <span className={note}>{`${formatMoney(landed.low)} to ${formatMoney(landed.high)}`}</span>
      )}
      {missing > 0 && (
        <span className={note}>{`${missing} ${missing === 1 ? "amount" : "amounts"} unknown`}</span>
      )}
    </>
  );
}

/** The services that the show bills, as a section with their sum. */
export function landedSection(
  comparison: ComparisonBody,
  { requestId, mayAsk }: Asking,
): TableSection[] {
  const fact = factsOf(comparison);
  const named = new Set(
    comparison.offers.flatMap(({ landed }) => [
      ...(landed?.parts.map(({ category }) => category) ?? []),
      ...(landed?.unknown.map(({ category }) => category) ?? []),
    ]),
  );
  const rows = comparison.scope.filter(({ category }) => named.has(category));
  if (rows.length === 0) return [];
  return [
    {
      key: "landed-services",
      title: fact("landed-sum", "The show's bill", servicesSum, { silent: null, part: "price" }),
      facts: rows.map(({ category, label }) =>
        fact(
          `landed-${category}`,
          label,
          (offer) => serviceCell({ category, label }, offer, { requestId, mayAsk }),
          { silent: null, part: "price" },
        ),
      ),
    },
  ];
}

function servicesSum({ landed }: ComparedQuoteBody) {
  if (!landed) return null;
  if (landed.parts.length === 0) return "Unknown";
  const sum = landed.parts.reduce((total, { amount }) => total + amount, 0);
  return `${landed.unknown.length > 0 ? "≥ " : ""}${formatMoney(sum)}`;
}

function serviceCell(
  { category, label }: { category: string; label: string },
  { landed, builderId, status }: ComparedQuoteBody,
  { requestId, mayAsk }: Asking,
) {
  const part = landed?.parts.find((each) => each.category === category);
  if (part) {
    return (
      <>
        <span>{formatMoney(part.amount)}</span>
        <span className={note}>{basisNotes[part.basis]}</span>
      </>
    );
  }
  const figures = landed?.unknown.find((each) => each.category === category)?.ask;
  if (!figures) return null;
  if (figures.length === 0) {
    return (
      <span className={gap}>
        Unknown
        <span className={note}>No rate known</span>
      </span>
    );
  }
  const canAsk = mayAsk && status === "pending";
  return <AskFigures {...{ requestId, builderId, label, figures, canAsk }} />;
}

/**
 * Row for prices per square foot of floor or per foot of frontage, with the operator's typical
 * price of a whole booth.
 */
export function unitPricesFact(comparison: ComparisonBody): OfferFact {
  const bands = comparison.benchmarks.filter(({ category }) => category === null);
  const bandOf = (unit: string) => bands.find((each) => each.unit === unit);
  return factsOf(comparison)(
    "unit-prices",
    "For each unit",
    ({ unitPrices }) =>
      unitPrices &&
      (
        [
          ["sq\u00a0ft", unitPrices.squareFoot, "sq-ft"],
          ["linear\u00a0ft", unitPrices.linearFoot, "linear-ft"],
          ["m²", unitPrices.squareMeter, "sq-m"],
        ] as const
      ).map(([name, price, unit]) => {
        const band = bandOf(unit);
        return (
          <span key={unit} className={note}>
            {`${formatMoney(price)} per ${name}`}
            {band && (
              <span className={band.isOld ? old : undefined}>
                {` (usual ${formatMoney(band.low)} to ${formatMoney(band.high)}, ${band.source}, as of ${formatDate(band.asOf, "MMM d, yyyy")}${band.isOld ? ", over 2 years old" : ""})`}
              </span>
            )}
          </span>
        );
      }),
    { silent: "Unknown", part: "price", isLead: true },
  );
}

/** Amounts of a quote by budget head: stated, filled in, and billed by the show. */
export function amountsByHead({ cells, sameScope, landed }: ComparedQuoteBody) {
  const inScope = (category: string, amount: number) =>
    sameScope?.restated.find((each) => each.category === category)?.amount ?? amount;
  const parts = landed?.parts ?? [];
  const billed = new Set(parts.map(({ category }) => category));
  const stated = cells.flatMap(({ category, amount }) =>
    amount === null || billed.has(category) ? [] : { category, amount: inScope(category, amount) },
  );
  const { fills = [], elsewhere = [] } = sameScope ?? {};
  const held = elsewhere.filter(({ category }) => billed.has(category));
  return [...stated, ...fills, ...parts, ...held].map(({ category, amount }) => ({
    head: categoryFacts(category as Category).head,
    amount,
  }));
}

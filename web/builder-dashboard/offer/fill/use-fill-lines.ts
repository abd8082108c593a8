import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LineInput } from "../../../../app-server/contract/quotes/line-fields.ts";
import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import { usDollar } from "../../../../domain/offers/currency.ts";
import { type Logistics, logisticsFacts } from "../../../../domain/offers/logistics.ts";
import { type AskedWork, requiredScope } from "../../../../domain/offers/required-scope.ts";
import { boothFeet } from "../../../../domain/shared/booth-feet.ts";
import { quoteRequestQuery } from "../../../quotes/request/quote-request-query.ts";
import { rateCardQuery } from "../../rates/rate-card-query.ts";
import type { OfferFormApi } from "../offer-form-api.ts";
import type { RowMark, RowMarks } from "./fill-mark.tsx";
import { type Filled, fillRows } from "./fill-rows.ts";
import { linesFromRates } from "./lines-from-rates.ts";

type Target = {
  form: OfferFormApi;
  requestId: string;
  asked: AskedWork;
  onRows: (rows: LineInput[], marks: RowMarks) => void;
};

/** Lines that can be filled in, with notes for the builder. */
export type LineSource = {
  /** "your rates" */
  name: string;
  fill: typeof fillRows;
  offered: LineInput[];
  /** Lines of work that this request does not ask for. */
  notAsked: LineInput[];
  notes: string[];
  markOf: (line: LineInput) => string;
};
export type FillOutcome = Omit<Filled, "rows"> & { source: LineSource };

/** Fills the rows of the quote form from the builder's rates or an earlier quote. Nothing is sent. */
export function useFillLines({ form, requestId, asked, onRows }: Target) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<FillOutcome | null>(null);

  function apply(source: LineSource, replaces: ReadonlySet<Category> = new Set()) {
    const present = form.getValues("lines");
    const { rows, ...rest } = source.fill({ present, offered: source.offered, replaces });
    onRows(rows, marksOf(rest.filled, source));
    setOutcome({ ...rest, source });
  }

  const rates = useMutation({
    async mutationFn() {
      const [card, request] = await Promise.all([
        client.fetchQuery({ ...rateCardQuery, staleTime: 0 }),
        client.fetchQuery(quoteRequestQuery(requestId)).catch(() => null),
      ]);
      const size = request && "boothSize" in request ? request.boothSize : "";
      return { rates: card.rates, feet: boothFeet(size) };
    },
    onSuccess({ rates, feet }) {
      if (rates.length === 0 || currencyOf(form) !== usDollar) return setOutcome(null);
      const wanted = wantedCategories(form.getValues("lines"), asked);
      const found = linesFromRates(rates, wanted, {
        ...{ feet, logistics: statedLogistics(form.getValues("logistics")) },
        today: new Date().toISOString().slice(0, 10),
      });
      const notes = [
        noteOf("Not in your price until you enter the quantity: ", found.toCount),
        noteOf("At your minimum: ", found.atMinimum),
        noteOf("Your rate isn't valid yet: ", found.notYet),
      ].flat();
      const markOf = ({ category }: LineInput) =>
        found.toCount.includes(category)
          ? "Your rate: enter the quantity"
          : found.atMinimum.includes(category)
            ? "Your minimum"
            : "From your rates";
      apply({
        ...{ name: "your rates", fill: fillRows, offered: found.lines, notAsked: [], notes },
        markOf,
      });
    },
  });

  return {
    outcome,
    apply,
    fromRates: () => rates.mutate(),
    isReading: rates.isPending,
    hasFailed: rates.isError,
    /** Rates are in US dollars: they fill no quote in another currency. */
    otherCurrency: rates.data && currencyOf(form) !== usDollar ? currencyOf(form) : null,
    hasNoRates: rates.data?.rates.length === 0,
    clear() {
      rates.reset();
      setOutcome(null);
    },
  };
}

const currencyOf = (form: OfferFormApi) => form.getValues("currency") ?? usDollar;

/** Categories that the request asks for, and those that have a row. */
function wantedCategories(present: readonly LineInput[], asked: AskedWork): Set<Category> {
  return new Set([...requiredScope(asked), ...present].map(({ category }) => category));
}

function statedLogistics(typed: Record<string, string> | undefined): Logistics {
  return Object.fromEntries(
    logisticsFacts.flatMap((fact) => {
      const text = (typed?.[fact] ?? "").trim().replaceAll(",", "");
      return /^[1-9]\d{0,8}$/.test(text) ? [[fact, Number(text)]] : [];
    }),
  );
}

function marksOf(filled: readonly LineInput[], { markOf }: LineSource): RowMarks {
  return Object.fromEntries(
    filled.map((line): [string, RowMark] => {
      const { id, unit, unitPrice } = line;
      return [id, { words: markOf(line), unit, unitPrice }];
    }),
  );
}

export function categoryNames(list: readonly Category[]): string {
  return [...new Set(list)].map((category) => categoryFacts(category).label).join(", ");
}

function noteOf(words: string, list: readonly Category[]): string[] {
  return list.length > 0 ? [`${words}${categoryNames(list)}.`] : [];
}

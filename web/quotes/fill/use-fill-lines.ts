import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { EarlierQuoteBody } from "../../../app-server/contract/quotes/earlier-quotes.ts";
import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import type { RateBody } from "../../../app-server/contract/rates/rate-card.ts";
import type { Category } from "../../../domain/offers/category.ts";
import { usDollar } from "../../../domain/offers/currency.ts";
import { type AskedWork, requiredScope } from "../../../domain/offers/required-scope.ts";
import { boothSizeText } from "../../../domain/quotes/booth-size-text.ts";
import { boothFeet } from "../../../domain/shared/booth-feet.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { browserNow } from "../../ui/browser-now.ts";
import type { RowMark, RowMarks } from "../lines/fill-mark.tsx";
import type { OfferFormApi } from "../lines/offer-form-api.ts";
import { addLines, fillRows } from "./fill-rows.ts";
import { categoryNames, type FillOutcome, type LineSource } from "./line-source.ts";
import { linesFromRates } from "./lines-from-rates.ts";
import { linesOfEarlier } from "./lines-of-earlier.ts";
import { statedLogistics } from "./stated-logistics.ts";

export type FillTarget = {
  form: OfferFormApi;
  asked: AskedWork;
  readRates: () => Promise<readonly RateBody[]>;
  /** Null when it can't be read. */
  readBoothSize: () => Promise<string | null>;
  onRows: (rows: LineInput[], marks: RowMarks) => void;
};

/** Fills the rows of the quote form from the builder's rates or an earlier quote. Nothing is sent. */
export function useFillLines({ form, asked, readRates, readBoothSize, onRows }: FillTarget) {
  const [outcome, setOutcome] = useState<FillOutcome | null>(null);
  const currency = () => form.getValues("currency") ?? usDollar;
  const wanted = () => wantedCategories(form.getValues("lines"), asked);

  function apply(
    source: LineSource,
    { offered = askedLines(source), replaces = new Set<Category>() } = {},
  ) {
    const present = form.getValues("lines");
    const { rows, ...rest } = source.fill({ present, offered, replaces });
    const filledIds = new Set(rest.filled.map(({ id }) => id));
    const unheld = rows
      .filter(({ id, kind, within }) => filledIds.has(id) && kind === "within" && within === "")
      .map(({ category }) => category);
    onRows(rows, marksOf(rest.filled, source, currency()));
    setOutcome({ ...rest, source, unheld });
  }

  const rates = useMutation({
    async mutationFn() {
      const [rates, boothSize] = await Promise.all([readRates(), readBoothSize()]);
      return { rates, boothSize, currency: currency() };
    },
    onSuccess({ rates, boothSize, currency }) {
      // the screen shows the reason instead of a report
      if (rates.length === 0 || currency !== usDollar) return setOutcome(null);
      apply(
        sourceOfRates(rates, wanted(), {
          feet: boothFeet(boothSize ?? ""),
          logistics: statedLogistics(form.getValues("logistics")),
          today: utcDay(browserNow()),
        }),
      );
    },
  });

  return {
    outcome,
    rates,
    fromRates: () => rates.mutate(),
    async fromEarlier(quote: EarlierQuoteBody) {
      rates.reset();
      const boothSize = await readBoothSize();
      apply(sourceOfEarlier(quote, { wanted: wanted(), currency: currency(), boothSize }));
    },
    /** Replaces what was typed for the skipped categories with the filled lines. */
    replaceTyped: ({ source, typed }: FillOutcome) => apply(source, { replaces: new Set(typed) }),
    /**
     * Adds the lines that the request doesn't ask for, at their place among the added lines; lines
     * removed meanwhile stay removed.
     */
    addNotAsked({ source }: FillOutcome) {
      const present = new Set(form.getValues("lines").map(({ id }) => id));
      const offered = source.lines.filter(
        (line) => present.has(line.id) || source.notAsked.includes(line),
      );
      apply({ ...source, notAsked: [] }, { offered });
    },
    clear() {
      rates.reset();
      setOutcome(null);
    },
  };
}

function askedLines({ lines, notAsked }: LineSource): LineInput[] {
  return lines.filter((line) => !notAsked.includes(line));
}

/** Categories that the request asks for, and those that already have a row. */
function wantedCategories(present: readonly LineInput[], asked: AskedWork): Set<Category> {
  return new Set([...requiredScope(asked), ...present].map(({ category }) => category));
}

function marksOf(filled: readonly LineInput[], { markOf }: LineSource, currency: string): RowMarks {
  return Object.fromEntries(
    filled.map((line): [string, RowMark] => {
      const { id, unit, unitPrice } = line;
      return [id, { words: markOf(line), unit, unitPrice, currency }];
    }),
  );
}

/** The builder's rates as lines, with notes on those that need checking. */
function sourceOfRates(
  rates: readonly RateBody[],
  wanted: ReadonlySet<Category>,
  booth: Parameters<typeof linesFromRates>[2],
): LineSource {
  const { lines, toCount, atMinimum, notYet } = linesFromRates(rates, wanted, booth);
  return {
    name: "your rates",
    fill: fillRows,
    lines,
    notAsked: [],
    notes: [
      noteOf("Not in your price until you enter the quantity: ", toCount),
      noteOf("At your minimum: ", atMinimum),
      noteOf("Your rate isn't valid yet: ", notYet),
    ].flat(),
    markOf({ category }: LineInput) {
      if (toCount.includes(category)) return "Your rate: enter the quantity";
      return atMinimum.includes(category) ? "Your minimum" : "From your rates";
    },
  };
}

function noteOf(words: string, list: readonly Category[]): string[] {
  return list.length > 0 ? [`${words}${categoryNames(list)}.`] : [];
}

type Now = {
  wanted: ReadonlySet<Category>;
  currency: string;
  /** The booth's size; null when unknown. */
  boothSize: string | null;
};

/** The lines of an earlier quote, with notes on a different currency or booth size. */
function sourceOfEarlier(
  { tradeShowName, lines: stored, currency, boothSize }: EarlierQuoteBody,
  now: Now,
): LineSource {
  const isSameCurrency = currency === now.currency;
  const { lines, notAsked } = linesOfEarlier(stored, now.wanted, { isSameCurrency });
  const notes = [
    ...(isSameCurrency ? [] : [`Its prices are in ${currency}. Enter them in ${now.currency}.`]),
    ...(now.boothSize === null || now.boothSize === boothSize
      ? []
      : [
          `Its booth is ${boothSizeText(boothSize)}, this one is ${boothSizeText(now.boothSize)}: check the quantities.`,
        ]),
  ];
  const added = new Set(notAsked.map(({ id }) => id));
  return {
    name: tradeShowName,
    fill: addLines,
    lines,
    notAsked,
    notes,
    markOf: ({ id }: LineInput) =>
      added.has(id) ? `From ${tradeShowName}. Not asked for here` : `From ${tradeShowName}`,
  };
}

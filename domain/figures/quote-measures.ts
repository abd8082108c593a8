import type { Benchmark } from "../offers/benchmark.ts";
import { categoryCells } from "../offers/category-cells.ts";
import { namesPrice } from "../offers/names-price.ts";
import { requiredScope } from "../offers/required-scope.ts";
import type { Question } from "../questions/question.ts";
import { briefAt } from "../quotes/brief-at.ts";
import { compareCase } from "../quotes/comparison/compare-case.ts";
import type { MeasuredCase } from "../quotes/ports.ts";

/** Maximum number of requests measured, the latest ones. */
export const measuredRequests = 200;

type Values = {
  /** Percent of the quotes with an amount that have lines. */
  itemizedShare: number | null;
  /** Median percentage, over itemized quotes, of the brief's categories that have a line. */
  completeness: number | null;
  /** Median time from "I'll quote" to the sent quote, in milliseconds. */
  writingMs: number | null;
  /** Percentage of choices of the lowest same-scope price that isn't also the lowest amount. */
  scopeAwardShare: number | null;
  /** Number of questions asked by builders. */
  questions: number | null;
  /** Median time until a question is answered or declined. */
  answerMs: number | null;
  /** Percentage of requests with a quote whose brief was changed after the first one. */
  lateBriefShare: number | null;
};

/** A value with the number of cases behind it; null without cases. */
export type QuoteMeasures = {
  requests: number;
  measures: { key: keyof Values; value: number | null; of: number }[];
};

/**
 * Measures how the quotes of these requests are written, asked about and chosen. `benchmarks` apply
 * to choices that recorded none of their own.
 */
export function measureQuotes(
  cases: readonly MeasuredCase[],
  questions: readonly Question[],
  benchmarks: readonly Benchmark[],
  now: Date,
): QuoteMeasures {
  const quotes = cases.flatMap(({ request, briefs, responses }) =>
    responses.map((response) => ({ request, briefs, response })),
  );
  const priced = quotes.filter(({ response }) => namesPrice(response.quotedAmount));
  const itemized = priced.filter(({ response }) => response.lines.length > 0);
  const said = itemized.flatMap(({ request, briefs, response }) => {
    const { scopeEdits } = request;
    const required = requiredScope({
      ...briefAt(request, briefs, response.confirmedBrief),
      scopeEdits,
    });
    const cells = categoryCells(response.lines);
    const spoken = required.filter(({ category }) => cells.has(category)).length;
    return required.length > 0 ? (spoken / required.length) * 100 : [];
  });
  const writing = priced.flatMap(({ request, response }) => {
    const { acknowledgedAt } =
      request.invitations.find(({ builderId }) => builderId === response.builderId) ?? {};
    const ms = acknowledgedAt ? response.createdAt.getTime() - acknowledgedAt.getTime() : -1;
    return ms >= 0 ? ms : [];
  });
  const choices = cases.flatMap((each) => choiceOf(each, benchmarks, now) ?? []);
  const asked = questions.filter(({ askedBy }) => askedBy === "builder");
  const answers = asked.flatMap(({ askedAt, decidedAt }) =>
    decidedAt ? decidedAt.getTime() - askedAt.getTime() : [],
  );
  const quoted = cases.filter(({ responses }) => responses.length > 0);
  const late = quoted.filter(({ responses, briefs }) => {
    const first = Math.min(...responses.map(({ createdAt }) => createdAt.getTime()));
    return briefs.some(({ version, createdAt }) => version > 1 && createdAt.getTime() > first);
  });
  const measure = (key: keyof Values, value: number | null, of: number) => ({ key, value, of });
  return {
    requests: cases.length,
    measures: [
      measure("itemizedShare", share(itemized.length, priced.length), priced.length),
      measure("completeness", rounded(median(said)), said.length),
      measure("writingMs", median(writing), writing.length),
      measure(
        "scopeAwardShare",
        share(choices.filter(Boolean).length, choices.length),
        choices.length,
      ),
      measure("questions", asked.length, cases.length),
      measure("answerMs", median(answers), answers.length),
      measure("lateBriefShare", share(late.length, quoted.length), quoted.length),
    ],
  };
}

/**
 * Whether the lowest same-scope price was chosen, and not the lowest amount. Null without a real
 * choice: fewer than two amounts for the same brief, or fewer than two quotes without open
 * categories.
 */
function choiceOf(
  measured: MeasuredCase,
  benchmarks: readonly Benchmark[],
  now: Date,
): boolean | null {
  const accepted = measured.responses.find(({ status }) => status === "accepted");
  if (!accepted) return null;
  const { quotes } = compareCase(measured, now, { benchmarks, briefs: measured.briefs });
  const standing = quotes.filter(
    ({ response, stands }) => stands && response.confirmedBrief === accepted.confirmedBrief,
  );
  const amounts = standing.flatMap(({ response: { quotedAmount } }) =>
    namesPrice(quotedAmount) ? quotedAmount : [],
  );
  const scoped = standing.flatMap(({ response: { id }, itemized }) => {
    const sameScope = itemized?.sameScope;
    return sameScope && sameScope.open.length === 0 ? { id, amount: sameScope.amount } : [];
  });
  if (amounts.length < 2 || scoped.length < 2 || accepted.quotedAmount === null) return null;
  const own = scoped.find(({ id }) => id === accepted.id);
  const isLowest = accepted.quotedAmount <= Math.min(...amounts);
  return !isLowest && own?.amount === Math.min(...scoped.map(({ amount }) => amount));
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value);
}

function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? null : Math.round((lower + upper) / 2);
}

import type { Api } from "../../app-server/contract/api-client.ts";
import type { CommissionRatesBody } from "../../app-server/contract/commission/commission-rates.ts";
import { formatDate } from "../format.ts";

/** The rates of today; null when they can't be read. */
export type KnownRates = CommissionRatesBody | null;

/** Reads the rates for a page's words. */
export const readRates = (api: Pick<Api, "call">): Promise<KnownRates> =>
  api.call("GET /api/commission/rates").catch(() => null);

const notSet =
  "Rates are not set yet. Quoting is free until they are, and you agree to them first.";

/** Sentences about the rates for builders. */
export function ratesForBuilders(rates: KnownRates): string {
  const agree = "You agree to the rates before your first quote.";
  if (!rates) return agree;
  const { current, next, dependsOnBuilder } = rates;
  if (!current) return notSet;
  return [
    `It is ${current.text}. Nothing if you don't win.`,
    ...(next ? [`From ${formatDate(next.from, "MMMM d, yyyy")}: ${next.text}.`] : []),
    ...(dependsOnBuilder ? ["Some builders have agreed on other rates with us."] : []),
    agree,
  ].join(" ");
}

/** A sentence about the rates for exhibitors; empty when they can't be read. */
export function ratesForExhibitors(rates: KnownRates): string {
  if (!rates) return "";
  if (!rates.current) return "The rates are not set yet.";
  return rates.dependsOnBuilder
    ? "The rate depends on the builder."
    : "The rates are the same for every builder.";
}

/** Questions with the words about rates in place of `{rates}`. */
export function withRates<Question extends { question: string; answer: string }>(
  questions: readonly Question[],
  words: string,
): { question: string; answer: string }[] {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.replace("{rates}", words).trim(),
  }));
}

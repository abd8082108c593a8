import { countInWords } from "./text/count-in-words.ts";

/** Promised number of quotes. Assigning more builders gives a warning, not a refusal. */
export const promisedQuotes = 5;

/** Hours from the request within which the first quote is promised. */
export const firstQuoteHours = 24;

/** Hours from the request within which all quotes are promised. */
export const allQuotesHours = 48;

/**
 * Promised numbers shown to people. Pages and emails take them from a policy instead of writing
 * them out.
 */
export type PromisedNumbers = {
  /** The current mode: in `off` and `suggest` an admin may exceed the limits below by hand. */
  mode: "off" | "suggest" | "auto";
  /** In `business`, 24 hours are one business day. */
  clock: "wall" | "business";
  quotesPromised: number;
  firstHours: number;
  allHours: number;
  seats: number;
  mostInvited: number;
};

/** Picks the promised numbers of a policy. */
export function promisedNumbers(params: PromisedNumbers): PromisedNumbers {
  const { mode, clock, quotesPromised, firstHours, allHours, seats, mostInvited } = params;
  return { mode, clock, quotesPromised, firstHours, allHours, seats, mostInvited };
}

/** Reads the current policy. */
export type PresentNumbers = { current(): Promise<{ params: PromisedNumbers }> };

/** Default numbers, shown before the site's own are loaded. */
export const usualNumbers: PromisedNumbers = {
  mode: "suggest",
  clock: "wall",
  quotesPromised: promisedQuotes,
  firstHours: firstQuoteHours,
  allHours: allQuotesHours,
  seats: 7,
  mostInvited: 12,
};

/**
 * Replaces placeholders in a text by the promise's numbers: {five}, {Five} and {5} are the number
 * of quotes, {four} one less; {quotes}, {builders} and {others} the matching singular or plural;
 * {first} and {all} "24 hours" and "48 hours", {48} the latter without unit; {range}, {hyphened}
 * and {h} "24–48 hours", "24-48 hours" and "24–48 h"; {promise} and {seats} the sentences below.
 */
export function withNumbers(text: string, numbers: PromisedNumbers): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, mark: string) => markText(mark, numbers) ?? whole);
}

function markText(mark: string, numbers: PromisedNumbers): string | null {
  const { clock, quotesPromised: count, firstHours, allHours } = numbers;
  switch (mark) {
    case "five":
      return countInWords(count);
    case "Five":
      return capitalized(countInWords(count));
    case "5":
      return `${count}`;
    case "four":
      return countInWords(Math.max(1, count - 1));
    case "quotes":
      return count === 1 ? "quote" : "quotes";
    case "builders":
      return count === 1 ? "builder" : "builders";
    case "others":
      return count === 2 ? "other" : "others";
    case "first":
      return spanText(firstHours, clock);
    case "all":
      return spanText(allHours, clock);
    case "48":
      return clock === "wall" ? `${allHours}` : spanText(allHours, clock);
    case "promise":
      return promiseText(numbers);
    case "seats":
      return seatsText(numbers) && ` ${seatsText(numbers)}`;
    case "range":
      return rangeText(numbers, "–");
    case "h":
      return rangeText(numbers, "–").replace(/ hours?$/, " h");
    // spelled as in the specification
    case "hyphened":
      return rangeText(numbers, "-");
    default:
      return null;
  }
}

/** A period in words: "24 hours"; by the business clock one business day per 24 hours. */
function spanText(hours: number, clock: PromisedNumbers["clock"]): string {
  if (clock === "wall") return `${hours} ${hours === 1 ? "hour" : "hours"}`;
  const days = Math.max(1, Math.round(hours / 24));
  return `${days} business ${days === 1 ? "day" : "days"}`;
}

function rangeText({ firstHours, allHours, clock }: PromisedNumbers, dash: string): string {
  const [first, all] = [spanText(firstHours, clock), spanText(allHours, clock)];
  return first === all ? all : `${first.split(" ")[0]}${dash}${all}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The sentence for exhibitors: what is promised, and how many builders are asked. The limit is left
 * out where an admin may exceed it.
 */
export function promiseText(numbers: PromisedNumbers): string {
  const { mode, mostInvited } = numbers;
  const bound = mode === "auto" ? `, never more than ${smallCount(mostInvited)}` : "";
  return withNumbers(
    `We invite enough builders to get you {five} {quotes}${bound}; the first arrives within {first}, all {five} within {48}.`,
    numbers,
  );
}

/**
 * The sentence for builders about how many may quote; empty where an admin may exceed the limit.
 */
export function seatsText({ mode, seats }: PromisedNumbers): string {
  return mode === "auto" ? `Up to ${smallCount(seats)} builders can quote this job.` : "";
}

/** A number in words up to twelve, else digits. */
function smallCount(count: number): string {
  return ["eleven", "twelve"][count - 11] ?? countInWords(count);
}

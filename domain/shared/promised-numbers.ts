import { countInWords } from "./text/count-in-words.ts";

/** Quotes that an exhibitor is promised. More assignments than this earn a warning, not a refusal. */
export const promisedQuotes = 5;

/** The first quote is promised within this time of the request. */
export const firstQuoteHours = 24;

/** All of them are promised within this time of the request. */
export const allQuotesHours = 48;

/** The numbers of the promise that people read: pages and emails take them from a policy and never write them out. */
export type PromisedNumbers = {
  /** Today's: in `off` and `suggest` an admin may go beyond the two below by hand. */
  mode: "off" | "suggest" | "auto";
  /** In `business` hours are business days, one for each 24. */
  clock: "wall" | "business";
  quotesPromised: number;
  firstHours: number;
  allHours: number;
  seats: number;
  mostInvited: number;
};

/** The numbers of a policy, without its others. */
export function promisedNumbers(params: PromisedNumbers): PromisedNumbers {
  const { mode, clock, quotesPromised, firstHours, allHours, seats, mostInvited } = params;
  return { mode, clock, quotesPromised, firstHours, allHours, seats, mostInvited };
}

/** Reads the present policy. */
export type PresentNumbers = { current(): Promise<{ params: PromisedNumbers }> };

/** The product comes with these, and texts name them before the site's own are known. */
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
 * Writes the numbers of a promise in place of a text's marks: {five}, {Five} and {5} are how many quotes, {four} is one less, {quotes},
 * {builders} and {others} are "quote" or "quotes" and so on, {first} and {all} are "24 hours" and "48 hours", {48} is the second
 * without its unit, {range}, {hyphened} and {h} are "24–48 hours", "24-48 hours" and "24–48 h", {promise} and {seats} are the sentences
 * below.
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
    // as the specification writes it
    case "hyphened":
      return rangeText(numbers, "-");
    default:
      return null;
  }
}

/** "24 hours"; by the clock of business days a day for each 24. */
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
 * The sentence for exhibitors: what we promise, and how many builders we ask. The bound is left out where an
 * admin may exceed it.
 */
export function promiseText(numbers: PromisedNumbers): string {
  const { mode, mostInvited } = numbers;
  const bound = mode === "auto" ? `, never more than ${smallCount(mostInvited)}` : "";
  return withNumbers(
    `We invite enough builders to get you {five} {quotes}${bound}; the first arrives within {first}, all {five} within {48}.`,
    numbers,
  );
}

/** The sentence for builders: how many can quote; empty where an admin may exceed it. */
export function seatsText({ mode, seats }: PromisedNumbers): string {
  return mode === "auto" ? `Up to ${smallCount(seats)} builders can quote this job.` : "";
}

/** The number in words, up to twelve. */
function smallCount(count: number): string {
  return ["eleven", "twelve"][count - 11] ?? countInWords(count);
}

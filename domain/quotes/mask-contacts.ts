import { budgetRanges } from "./options.ts";
import type { QuoteRequest } from "./quote-request.ts";

const emailAddress = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/gi;
/** A domain without either, as acme.com or acme.com/contact. Rarer endings are words of a text, unless a path follows. */
const bareDomain =
  /(?<![\p{L}\p{N}@_.-])(?:[\p{L}\p{N}][\p{L}\p{N}_-]*\.)+(?:(?:com|net|org|biz|io|co|eu|uk|de|fr|nl|ca)(?![\p{L}\p{N}_-])(?:[/?#:]\S*)?|(?:info|us|me|ch|at|es|it|be|mx|app|dev|site|online|events?|expo|design|studio|agency|works?|show|live|page|link|ly)\/\S+)/giu;
/** Seven digits and more, however they are grouped. */
const phoneNumber = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** Days as 2027-01-05 or 1/5/2027, whose digits are no number to call. */
const day =
  /(?<!\d)(?:(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d{2})(?!\d)/g;
const leastDigits = 7;

/** A text for a reader who is not signed in: without addresses and phone numbers, and without these names. */
export function maskContacts(text: string, names: readonly string[], masked = "[hidden]"): string {
  return maskOf(names, masked)(text);
}

/** The same for many texts: patterns of names are compiled once. */
function maskOf(names: readonly string[], masked = "[hidden]"): (text: string) => string {
  const named = names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .map((name) => {
      const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu");
    });
  return (text) => {
    const plain = text
      .replace(emailAddress, masked)
      .replace(webAddress, masked)
      .replace(bareDomain, masked)
      .replace(phoneNumber, (found) => (isOfDays(found) ? found : masked));
    return named.reduce((left, name) => left.replace(name, masked), plain);
  };
}

function isOfDays(digits: string): boolean {
  return digits.replace(day, "").replace(/\D/g, "").length < leastDigits;
}

/** A field that holds a text of people; ids and states are of narrower types. */
export type FreeText = {
  [Field in keyof QuoteRequest]: string extends QuoteRequest[Field] ? Field : never;
}[keyof QuoteRequest];

const maskedFacts = [
  ...(["company", "tradeShowName", "eventDate", "venue", "industry", "boothSize"] as const),
  "serviceType",
] as const;
type MaskedFact = (typeof maskedFacts)[number];
export type MaskedFacts = Pick<QuoteRequest, MaskedFact | "budget" | "features">;
type Brief = MaskedFacts & Pick<QuoteRequest, "calendarFacts">;

/** A budget of the form, whose digits are no number to call. */
export const isBudgetRange = (text: string) => budgetRanges.some(({ value }) => value === text);

/**
 * The facts of a brief, which the form takes as any text, without contact data. A person's first name may be a city's. A fact
 * that stands in the calendar is shown as it is.
 */
export function maskFacts(request: Brief, shown: (text: string) => string): MaskedFacts {
  const { budget, features } = request;
  const known: readonly MaskedFact[] = request.calendarFacts;
  const texts = maskedFacts.map((fact) => {
    const text = request[fact];
    return [fact, known.includes(fact) ? text : shown(text)];
  });
  return {
    ...(Object.fromEntries(texts) as Pick<QuoteRequest, MaskedFact>),
    budget: budget && (isBudgetRange(budget) ? budget : shown(budget)),
    features: features.map(shown),
  };
}

type Exhibitor = Pick<QuoteRequest, "firstName" | "lastName" | "email" | "phone">;

/** The exhibitor's words for builders who get no contact data: without the person's names, too. */
export function maskWords(text: string, { firstName, lastName, email, phone }: Exhibitor): string {
  return maskContacts(text, [firstName, lastName, email, phone]);
}

/** One fact for builders who get no contact data. Only the person's whole name is hidden. */
export function maskFact(text: string, exhibitor: Exhibitor): string {
  return factMask(exhibitor)(text);
}

function factMask({ firstName, lastName, email, phone }: Exhibitor): (fact: string) => string {
  return maskOf([`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, phone]);
}

/** The facts as builders read them who get no contact data. */
export function factsForBuilders(request: Brief & Exhibitor): MaskedFacts {
  return maskFacts(request, factMask(request));
}

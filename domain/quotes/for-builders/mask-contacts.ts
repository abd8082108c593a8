import { budgetRanges } from "../options.ts";
import type { QuoteRequest } from "../quote-request.ts";

const emailAddress = /[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g;
const webAddress = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Seven digits and more, however they are grouped. */
const phoneNumber = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** Days as 2027-01-05 or 1/5/2027, whose digits are no number to call. */
const day =
  /(?<!\d)(?:(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d{2})(?!\d)/g;
const leastDigits = 7;

/** A text for a reader who is not signed in: without addresses and phone numbers, and without these names. */
export function maskContacts(text: string, names: readonly string[], masked = "[hidden]"): string {
  const plain = text
    .replace(emailAddress, masked)
    .replace(webAddress, masked)
    .replace(phoneNumber, (found) => (isOfDays(found) ? found : masked));
  return names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .reduce((left, name) => {
      const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      return left.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu"),
        masked,
      );
    }, plain);
}

function isOfDays(digits: string): boolean {
  return digits.replace(day, "").replace(/\D/g, "").length < leastDigits;
}

const maskedFacts = [
  ...(["company", "tradeShowName", "eventDate", "venue", "industry", "boothSize"] as const),
  "serviceType",
] as const;
type MaskedFacts = Pick<QuoteRequest, (typeof maskedFacts)[number] | "budget" | "features">;

/** The facts of a brief, which the form takes as any text, without contact data. A person's first name may be a city's. */
export function maskFacts(request: MaskedFacts, shown: (text: string) => string): MaskedFacts {
  const { budget, features } = request;
  const isRange = budgetRanges.some(({ value }) => value === budget);
  const texts = maskedFacts.map((fact) => [fact, shown(request[fact])]);
  return {
    ...(Object.fromEntries(texts) as Pick<QuoteRequest, (typeof maskedFacts)[number]>),
    budget: isRange ? budget : budget && shown(budget),
    features: features.map(shown),
  };
}

type Exhibitor = Pick<QuoteRequest, "firstName" | "lastName" | "email" | "phone">;

/** The exhibitor's words for builders who get no contact data: without the person's names, too. */
export function maskWords(text: string, { firstName, lastName, email, phone }: Exhibitor): string {
  return maskContacts(text, [firstName, lastName, email, phone]);
}

/** One fact for builders who get no contact data. Only the person's whole name is hidden. */
export function maskFact(text: string, { firstName, lastName, email, phone }: Exhibitor): string {
  const names = [`${firstName} ${lastName}`, `${lastName} ${firstName}`];
  return maskContacts(text, [...names, email, phone]);
}

/** The facts as builders read them who get no contact data. */
export function factsForBuilders(request: MaskedFacts & Exhibitor): MaskedFacts {
  return maskFacts(request, (fact) => maskFact(fact, request));
}

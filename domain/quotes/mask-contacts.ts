import { hideNumbers } from "./mask-numbers.ts";
import { budgetRanges } from "./options.ts";
import { plainSpelling } from "./plain-spelling.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** Texts that an email address can be part of. */
const token = /[^\s<>"']+/g;
const mailDomain = /^.+\..+$/s;
/** With room around its signs, as bob @ engines . com. */
const looseEmail =
  /[\p{L}\p{N}._%+-]{1,64}\s{0,3}@\s{0,3}[\p{L}\p{N}-]{1,63}(?:(?:\.|\s{1,3}\.\s{0,3})\p{L}[\p{L}\p{N}-]{1,62}){1,5}/gu;
const webAddress = /\b(?:h(?:tt|xx)ps?:\/\/|www\.)\S+/gi;
/** A domain without either, as acme.com or acme.com/contact. Rarer endings are words of a text, unless a path follows. */
const bareDomain =
  /(?<![\p{L}\p{N}@_.-])(?:[\p{L}\p{N}][\p{L}\p{N}_-]*\.)+(?:(?:com|net|org|biz|io|co|eu|uk|de|fr|nl|ca)(?![\p{L}\p{N}_-])(?:[/?#:]\S*)?|(?:info|us|me|ch|at|es|it|be|mx|app|dev|site|online|events?|expo|design|studio|agency|works?|show|live|page|link|ly)\/\S+)/giu;
/** A text for a reader who is not signed in: without addresses and phone numbers, and without these names. */
export function maskContacts(text: string, names: readonly string[], masked = "[hidden]"): string {
  return maskOf(names, masked)(text);
}

/** The same for many texts. Most hold none of the names: a pattern, which takes 0.1 ms to compile, is made for those that do. */
function maskOf(names: readonly string[], masked = "[hidden]"): (text: string) => string {
  const named = names
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .map((name) => ({ name, folded: foldCase(name) }));
  return (text) => {
    const folded = foldCase(text);
    const found = named.filter((name) => folded.includes(name.folded));
    return found.reduce(
      (left, { name }) => left.replace(wordPattern(name), masked),
      hideContacts(text, masked),
    );
  };
}

/** Texts that a pattern takes for the same but for their case have the same fold. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase();

function wordPattern(name: string): RegExp {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu");
}

/** Looks for addresses and numbers in a plain spelling of the text, and hides the same places of the text itself. */
function hideContacts(text: string, masked: string): string {
  const { plain: spelled, starts, ends } = plainSpelling(text);
  const hidden: [start: number, end: number][] = [];
  const hide = (at: number, found: string) => {
    const last = at + found.length - 1;
    hidden.push([starts?.[at] ?? at, ends?.[last] ?? last + 1]);
    return " ".repeat(found.length);
  };
  let plain = spelled.replace(token, (word, at: number) => hideEmails(word, at, hide));
  const isMail = plain.includes("@");
  for (const address of isMail ? [looseEmail, webAddress, bareDomain] : [webAddress, bareDomain]) {
    plain = plain.replace(address, (found, at: number) => hide(at, found));
  }
  hideNumbers(plain, hide);
  let shown = "";
  let end = 0;
  for (const [from, to] of hidden.sort(([one], [other]) => one - other)) {
    shown += text.slice(end, Math.max(end, from)) + masked;
    end = Math.max(end, to);
  }
  return shown + text.slice(end);
}

/** Hides what stands around each `@` of a word. By parts, since one pattern takes quadratic time for a long word. */
function hideEmails(
  word: string,
  at: number,
  hide: (start: number, found: string) => string,
): string {
  if (!word.includes("@")) return word;
  const [first = "", ...others] = word.split("@");
  let shown = "";
  let left = first;
  for (const right of others) {
    if (left !== "" && mailDomain.test(right)) {
      shown += hide(at + shown.length, `${left}@${right}`);
      left = "";
    } else {
      shown += `${left}@`;
      left = right;
    }
  }
  return shown + left;
}

/** A field that holds a text of people; ids and states are of narrower types. */
export type FreeText = {
  [Field in keyof QuoteRequest]: string extends QuoteRequest[Field] ? Field : never;
}[keyof QuoteRequest];

const maskedFacts = [
  "company",
  "tradeShowName",
  "eventDate",
  "venue",
  "industry",
  "boothSize",
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

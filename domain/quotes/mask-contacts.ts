import { hideNumbers } from "./mask-numbers.ts";
import { budgetRanges } from "./options.ts";
import { plainSpelling } from "./plain-spelling.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** A run of characters that may contain an email address. */
const token = /[^\s<>"']+/g;
const mailDomain = /^.+\..+$/s;
/** An email address with spaces around its signs: bob @ engines . com. */
const looseEmail =
  /[\p{L}\p{N}._%+-]{1,64}\s{0,3}@\s{0,3}[\p{L}\p{N}-]{1,63}(?:(?:\.|\s{1,3}\.\s{0,3})\p{L}[\p{L}\p{N}-]{1,62}){1,5}/gu;
const webAddress = /\b(?:h(?:tt|xx)ps?:\/\/|www\.)\S+/gi;
/**
 * A domain without scheme or "www": acme.com, acme.com/contact. Rare endings only count before a
 * path.
 */
const bareDomain =
  /(?<![\p{L}\p{N}@_.-])(?:[\p{L}\p{N}][\p{L}\p{N}_-]*\.)+(?:(?:com|net|org|biz|io|co|eu|uk|de|fr|nl|ca)(?![\p{L}\p{N}_-])(?:[/?#:]\S*)?|(?:info|us|me|ch|at|es|it|be|mx|app|dev|site|online|events?|expo|design|studio|agency|works?|show|live|page|link|ly)\/\S+)/giu;
/**
 * Masks email addresses, URLs, phone numbers and these names in a text, for readers who don't get
 * contact data.
 */
export function maskContacts(text: string, names: readonly string[], masked = "[hidden]"): string {
  return maskOf(names, masked)(text);
}

/**
 * Like `maskContacts`, for many texts. Compiling a name's pattern takes 0.1 ms, so only names found
 * in the text are compiled.
 */
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

/** Folds case so that texts which a case-insensitive pattern treats as equal are equal. */
const foldCase = (text: string) => text.toLowerCase().toUpperCase();

function wordPattern(name: string): RegExp {
  const word = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "giu");
}

/**
 * Finds addresses and numbers in the text's plain spelling and masks the same positions of the
 * text.
 */
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

/**
 * Hides the text around each `@` of a word. Works in parts, since one pattern takes quadratic time
 * for long words.
 */
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

/** Fields with free text; ids and states have narrower types. */
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

/** Whether the text is a budget of the form, whose digits aren't a phone number. */
export const isBudgetRange = (text: string) => budgetRanges.some(({ value }) => value === text);

/**
 * A brief's facts without contact data; the API accepts any text in them. First names stay, since
 * they may be a city's. Facts found in the calendar stay as they are.
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

/** The exhibitor's text for builders without contact data: also without the exhibitor's names. */
export function maskWords(text: string, { firstName, lastName, email, phone }: Exhibitor): string {
  return maskContacts(text, [firstName, lastName, email, phone]);
}

/** One fact for builders without contact data. Only the exhibitor's full name is masked. */
export function maskFact(text: string, exhibitor: Exhibitor): string {
  return factMask(exhibitor)(text);
}

function factMask({ firstName, lastName, email, phone }: Exhibitor): (fact: string) => string {
  return maskOf([`${firstName} ${lastName}`, `${lastName} ${firstName}`, email, phone]);
}

/** A brief's facts for builders without contact data. */
export function factsForBuilders(request: Brief & Exhibitor): MaskedFacts {
  return maskFacts(request, factMask(request));
}

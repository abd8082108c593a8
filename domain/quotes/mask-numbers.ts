/** Seven or more digits, in any grouping. */
const longNumber =
  /(?:\+|\((?=\d{1,5}\)))?\d(?:(?:[^\S\n]{1,4}[-./_][^\S\n]{1,4}|[\s().\-/_]{0,4})\d){6,}/g;
/** Groups of digits separated by one and the same other character. */
const groupedNumber = /(?<![\d.,])\+?\d{1,8}([^\p{L}\p{N}\s])\d{1,8}(?:\1\d{1,8}){0,12}(?!\d)/gu;
/** Seven letters and digits after a toll-free prefix: 1-800-BOOTHS-1. */
const letterNumber =
  /(?<![\p{L}\p{N}])(\+?1[\s.-]{0,3}|(?=\())?\(?8(?:00|33|44|55|66|77|88)(\)?[\s.-]{1,3})([a-z\d](?:[.-]?[a-z\d]){6,11})(?![\p{L}\p{N}])/giu;
const leastDigits = 7;
/** Amounts in European notation: 50.000,00 and 1.250.000,00. */
const centsAfterComma = /(?<![\d.,])(?:\d{1,3}|\d[.\s]\d{3})[.\s]\d{3},\d{2}(?![\d.,])/g;
/** Characters read before and after a number to classify it. */
const contextLength = 40;

/** Dates such as 2027-01-05 or 1/5/2027, but not within a longer number. */
const day =
  /(?<!\d[-./]?)(?:(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\2(?:19|20)\d{2})(?!\d)/g;
/** Ranges of days that end in a year: 5.-8.1.2027 or 1/5-1/8/2027. */
const days = /^(?:\d{1,2}[./]?\s*[-./]\s*){2,4}(?:19|20)\d{2}$/;
const isoDay = "(?:19|20)\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const plainDay = "20[2-4]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";
/** One or two dates: 2027-01-05/2027-01-08, 20270105. */
const oneOrTwoDays = new RegExp(
  `^(?:${isoDay}\\s*/\\s*${isoDay}|${plainDay}(?:\\s*[-/]\\s*${plainDay})?)$`,
);
/** A list of days of a month: 01/03 01/04 01/05. */
const monthDays = /^\d{1,2}\/\d{1,2}(?:[\s-]+\d{1,2}\/\d{1,2})+$/;
/** A list of years: 2026/2027. */
const years = /^(?:19[5-9]|20[0-4])\d(?:(?:\s*[-/]\s*|\s)(?:19[5-9]|20[0-4])\d){1,4}$/;
const hour = "(?:[01]?\\d|2[0-4])(?:\\.?[0-5][05])?";
/** Ranges of hours: 0800-1700 0900-1800. */
const hours = new RegExp(`^${hour}\\s*-\\s*${hour}(?:[\\s/]+${hour}\\s*-\\s*${hour})*$`);

const currencies =
  "USD|EUR|GBP|CAD|AUD|NZD|CHF|JPY|CNY|RMB|INR|MXN|BRL|AED|SAR|QAR|SGD|HKD|TWD|KRW|THB|SEK|NOK|DKK|PLN|CZK|HUF|TRY|ILS|ZAR|Rs\\.?|kr\\.?";
const beforeAmount = new RegExp(
  `(?:\\p{Sc}|(?<!\\p{L})(?:${currencies}|budget|price|cost|total|amount)s?)[\\s:=~(]*(?:(?:is|of|about|around|approx\\.?|up to|max\\.?|from|between)\\s*)?$`,
  "iu",
);
const units = [
  "sq\\.?\\s*(?:ft|feet|foot|m|meters?|metres?|yd)|sqft|sqm|sf|ft|feet|foot|inch(?:es)?|yards?|yd",
  "mm|cm|km|m|m2|m²|m³|meters?|metres?|lbs?|pounds?|kgs?|kilos?|tons?|tonnes?|cwt|oz",
  "kw|kwh|watts?|volts?|amps?|lumens?|nits?|px|pixels?|liters?|litres?|gallons?",
  "people|persons?|visitors?|attendees?|guests?|exhibitors?|pieces?|pcs|units?|copies",
  "hours?|hrs?|days?|weeks?|dollars?|euros?",
].join("|");
const afterAmount = new RegExp(
  `^\\s*\\)?\\s*(?:\\p{Sc}|["'″′]|(?:${units}|${currencies})(?![\\p{L}\\p{N}]))`,
  "iu",
);
/**
 * One amount, plain or grouped by thousands, with optional cents: at most nine digits, without a
 * leading 0, unlike phone numbers.
 */
const amount = "(?:[1-9]\\d{0,8}|[1-9]\\d{0,2}(?:[\\s.]\\d{3}){1,3})(?:\\.\\d{1,2})?";
const amounts = new RegExp(`^${amount}(?:\\s*[-/]\\s*${amount}){0,3}$`);

const sign = "(?:no\\.?|nos\\.?|nr\\.?|num\\.?|numbers?|ids?|code|#|:|№)";
/**
 * Words after which a number identifies a document. Ambiguous words need a separator before the
 * number.
 */
const beforeCode = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:p[./]?\\s?o\\.?|purchase orders?|work orders?|bestellung|commande|pedido|gtin|ean|isbn|taric|hs|gl|cost cent(?:er|re)|rfq|rfp|rfi|invoices?|sku|vat|ein|contracts?|ref\\.?|reference)(?:\\s*${sign})*|(?:orders?|quotes?|jobs?|projects?|parts?|items?|articles?|serials?|models?|exhibitors?|badges?|bookings?|confirmations?|accounts?|vendors?|suppliers?|shows?|events?|customers?)(?:\\s*${sign})+)[\\s:#-]*$`,
  "iu",
);
const beforePlace = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:halls?|hallen?|booths?|stands?|rooms?|aisles?|pavilions?|lots?|spaces?|gates?|docks?|doors?|levels?|floors?|buildings?|suites?|islands?|rows?|zones?|sections?|ral|iso|nfpa|din|ansi)(?:\\s*${sign})*[\\s:#-]*(?:\\d+:)?$`,
  "iu",
);

const beforeZip = /(?:\b[A-Z]{2}|\b(?:zip|ZIP|Zip)(?: [Cc]ode)?:?)\s+$/;

/** Hides phone numbers. Numbers that their context or format identifies as something else stay. */
export function hideNumbers(plain: string, hide: (at: number, found: string) => string): void {
  const without = plain.replace(centsAfterComma, (found) => "x".repeat(found.length));
  const left = without.replace(longNumber, (found, at: number) => {
    const before = plain.slice(Math.max(0, at - contextLength), at);
    const after = plain.slice(at + found.length, at + found.length + contextLength);
    return isNoNumberToCall(found, before, after) ? found : hide(at, found);
  });
  left.replace(groupedNumber, (found, _, at: number) =>
    isGroupedForCalls(found) ? hide(at, found) : found,
  );
  left.replace(letterNumber, (found, prefix, between, word, at: number) =>
    isLetterNumber(prefix, between, word) ? hide(at, found) : found,
  );
}

/**
 * Whether digits with other separators are a phone number: grouped 3 3 4, single digits, or after 0
 * or +.
 */
function isGroupedForCalls(found: string): boolean {
  const groups = digitGroups(found);
  const digits = groups.join("").length;
  if (digits < leastDigits || digits > 15) return false;
  const lengths = groups.map(({ length }) => length).join(" ");
  if (/(?:^| )(?:3 3 4|3 7)$/.test(lengths)) return true;
  if (groups.every(({ length }) => length === 1)) return !areSteps(groups);
  return digits > 8 && /^(?:\+|0[1-9])/.test(found);
}

function isLetterNumber(prefix = "", between: string, word: string): boolean {
  if (!/\p{L}/u.test(word)) return false;
  const isJoined = /[-.)]\s?$/.test(between);
  const isLoud = !/\p{Ll}/u.test(word);
  return prefix !== "" || between.startsWith(")") ? isJoined || isLoud : isJoined && isLoud;
}

const digitGroups = (found: string): string[] => found.match(/\d+/g) ?? [];

/** Whether three or more numbers each follow the previous one; a year may come last. */
function areSteps(groups: readonly string[]): boolean {
  const last = groups.at(-1) ?? "";
  const steps = /^20[2-4]\d$/.test(last) && groups.length > 3 ? groups.slice(0, -1) : groups;
  return (
    steps.length > 2 && steps.every((one, at) => !at || Number(one) === Number(steps[at - 1]) + 1)
  );
}

function isNoNumberToCall(found: string, before: string, after: string): boolean {
  if (isOfDays(found) || areHours(found) || areYears(found)) return true;
  if (isForCalls(found)) return false;
  if ((beforeAmount.test(before) || afterAmount.test(after)) && amounts.test(found)) return true;
  if (areSteps(digitGroups(found)) || areMonthDays(found)) return true;
  if (/^\d{5}-\d{4}$/.test(found) && beforeZip.test(before)) return true;
  const isHome = /^0[1-9]\d{0,4}[\s/]/.test(found);
  if (beforeCode.test(before) && !isHome) return true;
  return beforePlace.test(before) && (arePlaces(digitGroups(found)) || areHalls(found));
}

/** Whether the number has an international prefix, or a North American grouping. */
function isForCalls(found: string): boolean {
  const groups = digitGroups(found)
    .map(({ length }) => length)
    .join(" ");
  return found.startsWith("+") || found.includes("(") || /(?:^| )3 3 4$/.test(groups);
}

function isOfDays(found: string): boolean {
  if (oneOrTwoDays.test(found)) return true;
  const isRange =
    days.test(found) &&
    (found.match(/\d+/g) ?? []).slice(0, -1).every((part) => Number(part) > 0 && Number(part) < 32);
  return isRange || found.replace(day, "").replace(/\D/g, "").length < leastDigits;
}

function areYears(found: string): boolean {
  const all = (found.match(/\d+/g) ?? []).map(Number);
  return years.test(found) && all.every((year, at) => at === 0 || year > (all[at - 1] ?? 0));
}

function areHours(found: string): boolean {
  if (!hours.test(found)) return false;
  const times = (found.match(/\d+(?:\.\d+)?/g) ?? []).map((time) => {
    const digits = time.replace(".", "");
    return digits.length > 2 ? Number(digits) : Number(digits) * 100;
  });
  return times.every((time, at) => at % 2 === 0 || time > (times[at - 1] ?? 0));
}

function areMonthDays(found: string): boolean {
  if (!monthDays.test(found)) return false;
  const pairs = found.split(/[\s-]+/).map((pair) => pair.split("/").map(Number));
  return [pairs, pairs.map((pair) => pair.toReversed())].some((days) =>
    days.every(([month = 0, day = 0], at) => {
      const [monthBefore = 0, dayBefore = 0] = days[at - 1] ?? [];
      const isLater = month * 32 + day > monthBefore * 32 + dayBefore;
      return month > 0 && month < 13 && day > 0 && day < 32 && isLater;
    }),
  );
}

/** Hall levels: 3.1/3.2/4.1. */
const areHalls = (found: string) => /^\d{1,2}\.\d(?:[\s/-]+\d{1,2}\.\d)+$/.test(found);

/** Numbers of halls and booths: short, and ascending or of equal length. */
function arePlaces(groups: readonly string[]): boolean {
  if (groups.some(({ length }) => length > 5)) return false;
  const isRising = groups.every((group, at) => at === 0 || Number(group) > Number(groups[at - 1]));
  const [first = ""] = groups;
  return isRising || (first.length > 2 && groups.every(({ length }) => length === first.length));
}

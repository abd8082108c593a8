import { emptyOf, type Field, type FieldValue } from "../shared/fields.ts";
import { unreadable } from "../shared/files/decode-text.ts";
import { readNumber } from "../shared/files/read-number.ts";
import { type Meaning, spreadsheetDamage } from "../shared/files/spreadsheet-damage.ts";
import { toEmailAddress } from "../shared/text/email-address.ts";
import { toPlainText } from "../shared/text/plain-text.ts";
import { unfitInLine, unfitInText } from "../shared/text/unfit-text.ts";
import { completeAddress, isWebAddress } from "../shared/text/web-address.ts";
import { hasDayForm } from "../shared/time/day-form.ts";

/** A value as the source returns it, not validated. */
export type RawValue = string | number | boolean | readonly string[] | null;
export type CoercedField = { ok: true; value: FieldValue } | { ok: false; reason: string };

/** The path of a picture stored by this site, which is accepted like a URL. */
const ownPicture = /^\/img\/(?!.*\.\.)[\w./-]+$/;
const wrongEncoding = "has characters that can't be read. Save the file as CSV UTF-8";
const turning = "has characters that change the direction of text";
const yes = /^(yes|true|y|1|x|✓|on)$/i;
const no = /^(no|false|n|0|off)?$/i;

const fitting = (value: FieldValue): CoercedField => ({ ok: true, value });
const rejected = (reason: string): CoercedField => ({ ok: false, reason });

/** Converts a source's value to the field's type, or returns a short reason why it can't. */
export function coerceField(rule: Field, raw: RawValue): CoercedField {
  if (isNothing(raw)) {
    return rule.source === "required" ? rejected("is needed") : fitting(emptyOf(rule));
  }
  if (asText(raw).includes(unreadable)) return rejected(wrongEncoding);
  const damage = spreadsheetDamage(asText(raw), meaningOf(rule));
  if (damage) return rejected(`${damage}: ${brief(asText(raw))}`);
  switch (rule.kind) {
    case "list":
      return fitList(raw, rule);
    case "urls":
    case "pictures":
      return fitAddresses(raw, rule);
    case "whole":
    case "decimal":
    case "dollars":
      return fitNumber(raw, rule);
    case "flag":
      return fitFlag(raw);
    default:
      return fitText(asText(raw), rule);
  }
}

/** The meaning of the field's values, which decides what a spreadsheet may damage in them. */
export function meaningOf(rule: Field): Meaning {
  if (rule.kind === "text") return rule.means ?? "words";
  return rule.kind === "whole" || rule.kind === "decimal" || rule.kind === "dollars"
    ? "number"
    : "words";
}

function fitText(text: string, rule: Field): CoercedField {
  if (unfitInText(text)) return rejected("has characters that cannot be kept");
  const isLine = rule.kind === "text" || rule.kind === "prose" || rule.kind === "choice";
  if (isLine && unfitInLine(text) === "direction") return rejected(turning);
  switch (rule.kind) {
    case "text":
    case "prose":
    case "html":
      return lengthOf(text) > rule.max
        ? rejected(`is longer than ${rule.max} characters`)
        : fitting(rule.kind === "text" && rule.spell ? rule.spell(text) : text);
    case "choice": {
      const word = text.toLowerCase().replace(/[\s_]+/g, "-");
      return lengthOf(text) > rule.max
        ? rejected(`is longer than ${rule.max} characters`)
        : fitting(rule.known.includes(word) ? word : text);
    }
    case "year":
      return /^\d{4}$/.test(text) ? fitting(text) : rejected(`is not a year: ${brief(text)}`);
    case "day": {
      const start = text.slice(0, 10);
      return hasDayForm(start) && isDate(start)
        ? fitting(start)
        : rejected(`is not a day: ${brief(text)}`);
    }
    case "instant":
      return isDate(text)
        ? fitting(new Date(text).toISOString())
        : rejected(`is not a date: ${brief(text)}`);
    case "email": {
      const address = toEmailAddress(text);
      return address ? fitting(address) : rejected(`is not an email address: ${brief(text)}`);
    }
    case "url":
      return isLink(completeAddress(text))
        ? fitting(completeAddress(text))
        : rejected(`is not a web address: ${brief(text)}`);
    case "picture":
      return isPicture(text) ? fitting(text) : rejected(`is not a picture address: ${brief(text)}`);
    default:
      return fitting(text);
  }
}

/**
 * Splits a text at semicolons and line breaks if it has any, since places contain commas; otherwise
 * at commas.
 */
function fitList(raw: RawValue, rule: { entries: number; max: number }): CoercedField {
  const between = /[;\n]/.test(asText(raw)) ? /[;\n]/ : /,(?!\d)/;
  const entries = [...new Set(asList(raw, between))];
  for (const entry of entries) {
    const damage = spreadsheetDamage(entry, "words");
    if (damage) return rejected(`${damage}: ${brief(entry)}`);
  }
  if (entries.some((entry) => unfitInText(entry))) {
    return rejected("has characters that cannot be kept");
  }
  if (entries.some((entry) => unfitInLine(entry) === "direction")) return rejected(turning);
  if (entries.length > rule.entries) return rejected(`has more than ${rule.entries} entries`);
  const long = entries.find((entry) => lengthOf(entry) > rule.max);
  if (long) return rejected(`has an entry longer than ${rule.max} characters`);
  return fitting(entries);
}

function fitAddresses(raw: RawValue, rule: { kind: string; entries: number }): CoercedField {
  const given = asList(raw, /[;,\s]+/);
  const addresses = [...new Set(rule.kind === "urls" ? given.map(completeAddress) : given)];
  const isGood = rule.kind === "pictures" ? isPicture : isLink;
  const bad = addresses.find((address) => !isGood(address));
  if (bad) return rejected(`is not a web address: ${brief(bad)}`);
  if (addresses.length > rule.entries) return rejected(`has more than ${rule.entries} entries`);
  return fitting(addresses);
}

function fitNumber(raw: RawValue, { kind, max }: { kind: string; max: number }): CoercedField {
  const isWhole = kind !== "decimal";
  const text = asText(raw);
  const digits = text.replace(/^[$€£]\s*/, "").replace(/(?<=\d)\s*\+$/, "");
  const read = typeof raw === "number" ? raw : readNumber(digits);
  // a rating of 4.125 isn't 4,125
  const number = read === "ambiguous" && !isWhole && max < 1000 ? Number(digits) : read;
  if (number === "ambiguous")
    return rejected(`is ambiguous, write it without a point: ${brief(text)}`);
  if (number === null || !Number.isFinite(number))
    return rejected(`is not a number: ${brief(text)}`);
  if (number < 0 || number > max) return rejected(`must be from 0 to ${max}, not ${number}`);
  return isWhole && !Number.isInteger(number)
    ? rejected(`must be whole, not ${number}`)
    : fitting(number);
}

function fitFlag(raw: RawValue): CoercedField {
  if (typeof raw === "boolean") return fitting(raw);
  const text = asText(raw);
  if (yes.test(text)) return fitting(true);
  return no.test(text) ? fitting(false) : rejected(`is neither yes nor no: ${brief(text)}`);
}

function isNothing(raw: RawValue): boolean {
  if (raw === null) return true;
  if (typeof raw === "string") return raw.trim() === "";
  return Array.isArray(raw) && raw.every((entry) => entry.trim() === "");
}

function asText(raw: RawValue): string {
  return (Array.isArray(raw) ? raw.join(", ") : String(raw)).trim();
}

function asList(raw: RawValue, between: RegExp): string[] {
  const entries = Array.isArray(raw) ? raw : asText(raw).split(between);
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== "");
}

/** Whether the instant is in the years 1 to 9999; PostgreSQL has no year 0. */
function isDate(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return false;
  // JavaScript parses February 30 as March 2
  return !hasDayForm(text) || new Date(text).toISOString().startsWith(text);
}

function isLink(text: string): boolean {
  return text.length <= 2000 && isWebAddress(text);
}

function isPicture(text: string): boolean {
  return isLink(text) || (text.length <= 2000 && ownPicture.test(text));
}

function lengthOf(text: string): number {
  return [...text].length;
}

function brief(text: string): string {
  return `"${toPlainText(text, 60)}"`;
}

import type { OfferInput } from "../../app-server/contract/quotes/offer-fields.ts";
import { readTypedLines } from "./read-typed-lines.ts";

type Typed = Record<string, string>;

/** Reads the posted fields of the link's page as the quote form. */
export function toOfferInput(typed: Typed): OfferInput {
  const { quotedAmount = "", estimatedTimeline = "", responseMessage = "", currency } = typed;
  const { attachments = "", validUntil = "" } = typed;
  return {
    quotedAmount,
    estimatedTimeline,
    // browsers post texts with CRLF
    responseMessage: responseMessage.replaceAll("\r\n", "\n"),
    attachments,
    validUntil,
    ...(currency !== undefined && { currency }),
    pricing: typed.pricing === "itemized" ? "itemized" : "single",
    lines: readTypedLines(typed.lines),
    logistics: typedUnder("logistics.", typed),
    terms: typedUnder("terms.", typed),
  };
}

/** Writes the quote form as the fields that the link's page posts. */
export function toTyped({ lines, logistics = {}, terms = {}, ...texts }: OfferInput): Typed {
  const named = (prefix: string, facts: Typed) =>
    Object.fromEntries(Object.entries(facts).map(([name, text]) => [`${prefix}${name}`, text]));
  const { ownRates: _, ...said } = texts;
  return {
    ...(Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined)) as Typed),
    ...named("logistics.", logistics),
    ...named("terms.", terms),
    lines: JSON.stringify(lines),
  };
}

/** Fields whose names begin with the prefix, by the rest of the name. */
function typedUnder(prefix: string, typed: Typed): Typed {
  const found = Object.entries(typed).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(found.map(([name, text]) => [name.slice(prefix.length), text]));
}

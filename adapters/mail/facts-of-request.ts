import type { RequestFacts } from "../../domain/messages/letter-facts.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { dateWords } from "./date-words.ts";
import type { Block } from "./letter-words.ts";

/** The request's facts as lines of an email, as far as it may contain them, then `further` ones. */
export function factsOfRequest(
  { tradeShowName, eventDate, venue, boothSize }: RequestFacts,
  further: [label: string, value: string][] = [],
): Block {
  const facts: [string, string][] = [
    ["Show", tradeShowName],
    ["Date", dateWords(eventDate)],
    ["Venue", venue],
    ["Booth size", boothSizeText(boothSize)],
  ];
  return { kind: "facts", facts: [...facts.filter(([, value]) => value !== ""), ...further] };
}

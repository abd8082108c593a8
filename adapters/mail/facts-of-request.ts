import type { RequestFacts } from "../../domain/messages/letter.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { dateWords } from "./date-words.ts";
import type { Block } from "./letter-words.ts";

/** The request as its lines in a mail, with further ones after them. */
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
  return { kind: "facts", facts: [...facts, ...further] };
}

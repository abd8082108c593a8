import type { BriefChanges } from "../../../../domain/messages/letter-facts.ts";
import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import { briefFieldNames } from "../../../../domain/quotes/brief/brief-field-names.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";
import { briefButtons } from "./brief-buttons.ts";

/** To a builder who was asked to quote: the exhibitor changed what they ask for. */
export const briefChanged: WriteLetter<"brief-changed"> = (letter, site) => {
  const { request, builderName, changes } = letter;
  const { asked, notAsked, fields } = changes;
  const facts: [string, string][] = [
    ...(fields.length > 0 ? [["Changed", briefFieldNames(fields)] as [string, string]] : []),
    ...(asked.length > 0 ? [["Now asked for", labels(asked)] as [string, string]] : []),
    ...(notAsked.length > 0 ? [["No longer asked for", labels(notAsked)] as [string, string]] : []),
  ];
  return {
    subject: `The brief changed: ${whatChanged(changes)}, ${showName(request)}`,
    preheader: facts.map(([label, value]) => `${label}: ${value}`).join(". "),
    title: "The brief changed",
    blocks: [
      {
        kind: "text",
        text:
          fields.length > 0
            ? `Hi ${builderName}, the exhibitor changed the brief. If you've sent a quote, confirm that it stands or revise it.`
            : `Hi ${builderName}, the exhibitor changed what quotes must cover.`,
      },
      factsOfRequest(request, facts),
      ...briefButtons(letter, site, { label: "See the brief", part: "changes" }),
    ],
  };
};

function whatChanged({ fields }: BriefChanges): string {
  return fields.length > 0 ? briefFieldNames(fields) : "scope";
}

function labels(categories: BriefChanges["asked"]): string {
  return categories.map((code) => categoryFacts(code as Category).label).join(", ");
}

import type { DebriefFacts } from "../../../../domain/messages/letter-facts.ts";
import { type Category, categoryFacts } from "../../../../domain/offers/category.ts";
import { placeWords, priceBandWords } from "../../../../domain/quotes/award/debrief-words.ts";
import { awardReasonWords } from "../../../../domain/quotes/award.ts";
import { factsOfRequest } from "../../facts-of-request.ts";
import type { Block, WriteLetter } from "../../letter-words.ts";
import { showName } from "../../show-name.ts";

/** To a builder who did not get the job: with a debrief when another quote was accepted. */
export const responseDeclined: WriteLetter<"response-declined"> = (
  { request, builderName, reason, debrief },
  site,
) => {
  const said: Block[] = reason
    ? [
        { kind: "text", text: "The exhibitor's reason:" },
        { kind: "quote", text: reason },
      ]
    : [];
  const learned = debrief ? debriefFacts(debrief) : [];
  const where: Block[] =
    learned.length > 0
      ? [
          { kind: "text", text: "Here's what we can share about where your quote stood:" },
          { kind: "facts", facts: learned },
          { kind: "note", text: "We never share other builders' names or prices, or yours." },
        ]
      : [];
  return {
    subject:
      learned.length > 0
        ? `${showName(request)} went to another builder: where you stood`
        : `Your quote was not chosen: ${showName(request)}`,
    preheader: "Thank you for the work you put in.",
    title: "Not this time",
    blocks: [
      {
        kind: "text",
        text: `Thank you, ${builderName}. Your quote for this booth was not chosen. The work you put into it is appreciated.`,
      },
      ...said,
      ...where,
      factsOfRequest(request),
      { kind: "button", label: "See open requests", url: site.signInLink("/dashboard") },
    ],
  };
};

function debriefFacts({ reasons, place, priceBand, unsaid }: DebriefFacts): [string, string][] {
  const decided = awardReasonWords(reasons);
  const missing = (unsaid ?? [])
    .map((category) => categoryFacts(category as Category).label)
    .join(", ");
  return [
    ...(decided ? ([["What decided it", decided]] as [string, string][]) : []),
    ...(place ? ([["Your place by price", placeWords(place)]] as [string, string][]) : []),
    ...(priceBand === null
      ? []
      : ([["Your price", priceBandWords(priceBand)]] as [string, string][])),
    ...(missing ? ([["Not mentioned in your quote", missing]] as [string, string][]) : []),
  ];
}

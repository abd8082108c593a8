import type { EarlierBriefFacts, RequestFacts } from "../../../../domain/messages/letter-facts.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { briefFieldNames } from "../../../../domain/quotes/brief/brief-field-names.ts";

type Given = { request: RequestFacts; earlierBrief?: EarlierBriefFacts | null };

/** The brief that a quote was priced for and the brief as it is now, as facts of an email; none where they are the same. */
export function earlierBriefFacts({ request, earlierBrief }: Given): [string, string][] {
  if (!earlierBrief) return [];
  const { boothSize, changed } = earlierBrief;
  const sizes: [string, string][] = [
    ["Price is for", boothSizeText(boothSize)],
    ["Brief now", boothSizeText(request.boothSize)],
  ];
  return [
    ...sizes.filter(([, value]) => value !== ""),
    ["Changed since the price", briefFieldNames(changed) || "files"],
  ];
}

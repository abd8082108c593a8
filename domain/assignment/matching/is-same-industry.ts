import { foldText } from "../../shared/text/fold-text.ts";

/** Words that say nothing of an industry. */
const empty = new Set(["other", "services", "and", "profit"]);

/** Whether two names of industries share a word, by how it begins: "financial services" is Finance. */
export function isSameIndustry(one: string, other: string): boolean {
  const stems = stemsOf(other);
  return stemsOf(one).some((stem) => stems.includes(stem));
}

function stemsOf(industry: string): string[] {
  return foldText(industry)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !empty.has(word))
    .map((word) => word.slice(0, 5));
}

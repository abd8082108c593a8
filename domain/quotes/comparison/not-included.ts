import { type Category, categoryFacts } from "../../offers/category.ts";
import { type Mention, mentions } from "./mentions.ts";

type Said = {
  lines: readonly { category: string; label: string; kind: string }[];
  responseMessage: string | null;
};

/** The items that a quote leaves out: by its lines, or by keywords in its message when it has no lines. */
export function notIncluded({ lines, responseMessage }: Said): {
  names: string[];
  /** Topics included in one place of the message and excluded in another. */
  unclear: string[];
  source: "line" | "message";
} {
  if (lines.length === 0) {
    const said = mentions(responseMessage);
    return {
      names: topics(said, "ruled-out"),
      unclear: topics(said, "both"),
      source: "message",
    };
  }
  const names = lines.flatMap(({ kind, category, label }) => {
    if (kind !== "excluded") return [];
    return category === "other" ? label : categoryFacts(category as Category).label;
  });
  return { names: [...new Set(names)], unclear: [], source: "line" };
}

/** The topic of a message that covers a category; other categories have none. */
const topicOf: Partial<Record<Category, Mention["topic"]>> = {
  design: "Design",
  graphics: "Graphics",
  lighting: "Lighting",
  flooring: "Flooring",
  furniture: "Furniture",
  "hanging-sign": "Rigging",
  install: "Install & dismantle",
  dismantle: "Install & dismantle",
  shipping: "Shipping",
  "material-handling": "Drayage",
  rigging: "Rigging",
  electrical: "Electrical",
  storage: "Storage",
};

const words = {
  named: "Included, says the message",
  "ruled-out": "Not included, says the message",
  both: "Unclear in the message",
};

/** How a message mentions a category, in words, for a quote without lines; null when it doesn't. */
export function messageWords(said: readonly Mention[], category: Category): string | null {
  const mention = said.find(({ topic }) => topic === topicOf[category]);
  return mention ? words[mention.says] : null;
}

function topics(said: readonly Mention[], says: Mention["says"]): string[] {
  return said.flatMap((mention) => (mention.says === says ? mention.topic : []));
}

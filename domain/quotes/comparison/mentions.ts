/** Topics that exhibitors ask about first, with the words that mention them. */
export const topics = [
  { name: "Design", words: /\bdesigns?\b|\brenderings?\b|\bdrawings?\b/ },
  {
    name: "Install & dismantle",
    words:
      /\binstall(?:ation|ing)?\b|\bi ?& ?d\b|\bset[- ]?up\b|\bdismantl(?:e|ing)\b|\btear[- ]?down\b/,
  },
  { name: "Graphics", words: /\bgraphics?\b|\bprint(?:s|ing|ed)\b/ },
  { name: "Shipping", words: /\bship(?:ping|ped|ment)\b|\bfreight\b|\btransport(?:ation)?\b/ },
  { name: "Drayage", words: /\bdrayage\b|\bmaterial handling\b/ },
  { name: "Storage", words: /\bstorage\b|\bwarehous(?:e|ing)\b/ },
  { name: "Electrical", words: /\belectric(?:al|ity|s)?\b|\bwiring\b/ },
  { name: "Lighting", words: /\blight(?:s|ing)\b|\bleds?\b/ },
  { name: "Furniture", words: /\bfurniture\b|\bfurnishings?\b/ },
  { name: "Flooring", words: /\bflooring\b|\bcarpet(?:s|ing)?\b/ },
  { name: "Rigging", words: /\brigging\b|\bhanging signs?\b/ },
  { name: "Rental", words: /\brent(?:al|als|ed)?\b|\bhire\b/ },
  { name: "Purchase", words: /\bpurchased?\b|\byours to keep\b/ },
] as const satisfies readonly { name: string; words: RegExp }[];

type Topic = (typeof topics)[number]["name"];

/** `both`: included in one place and excluded in another; a person has to read it. */
export type Mention = { topic: Topic; says: "named" | "ruled-out" | "both" };

const sentenceEnd = /[.;!?](?=\s|$)|\n/;
/**
 * Where the sense of a sentence may change: before a word that includes or excludes, and after a
 * verdict on what precedes it.
 */
const turn =
  /(?=\b(?:but|however|excluding|excludes?|exclusive of|except|without|including|includes?|plus)\b)|(?<=\b(?:included|excluded|extra|separately))(?=\s*(?:,|and\b))/;
const rulesOut =
  /\bnot\b|\bno\b|n't\b|\bexclu|\bexcept\b|\bwithout\b|\bextra\b|\bseparate(?:ly)?\b|\bat cost\b|\bon top\b|\bby (?:the )?(?:client|exhibitor|others)\b/;
const includesNot =
  /\b(?:(?:(?:does|do|did|will) not|(?:doesn|don|didn|won)'t) include|not including)\b/g;
const forNothing =
  /\b(?:at )?(?:no|without) (?:extra |additional |further )?(?:charge|cost|fee)s?\b|\bfree of charge\b/g;

/**
 * Topics that a builder's message includes or excludes, by keywords: callers must say so and show
 * the text.
 */
export function mentions(text: string | null): Mention[] {
  const clauses = (text ?? "")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(includesNot, "excluding")
    .replace(forNothing, "included")
    .replaceAll("not only", "")
    .split(sentenceEnd)
    .flatMap((sentence) => sentence.split(turn));
  return topics.flatMap(({ name, words }): Mention[] => {
    const about = clauses.filter((clause) => words.test(clause));
    if (about.length === 0) return [];
    const out = about.filter((clause) => rulesOut.test(clause));
    if (out.length === 0) return [{ topic: name, says: "named" }];
    return [{ topic: name, says: out.length === about.length ? "ruled-out" : "both" }];
  });
}

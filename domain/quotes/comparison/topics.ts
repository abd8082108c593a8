/** Topics that exhibitors ask about first, and the words that mention them. */
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

export type Topic = (typeof topics)[number]["name"];

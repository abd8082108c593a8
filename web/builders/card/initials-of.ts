const noLetters = /[^\p{L}\p{N}\s]+/gu;

/** One or two initials of a name in any script: "Redwood & Pike Exhibits" is RP, "東京ブース工房" is 東. */
export function initialsOf(name: string): string {
  const words = name.replace(noLetters, " ").split(/\s+/).filter(Boolean);
  const [first = "", second = ""] = words;
  const letter = (word: string) => [...word][0] ?? "";
  return (letter(first) + letter(second)).toLocaleUpperCase("en") || "?";
}

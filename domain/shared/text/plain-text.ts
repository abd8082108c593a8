import { ownValue } from "../own-value.ts";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/**
 * Removes markup and line breaks; cuts at a word boundary to at most `max` characters, with an
 * ellipsis.
 */
export function toPlainText(html: string, max = Number.POSITIVE_INFINITY): string {
  const text = html
    .replace(/<[^>]*(>|$)/g, (tag) => (/^<\/?(b|i|em|strong|a|span)\b/i.test(tag) ? "" : " "))
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      if (name) return ownValue(entities, name.toLowerCase()) ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/\s+/g, " ")
    .trim();
  const characters = Array.from(text);
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1).join("");
  const atWord = /\s/.test(characters[max - 1] ?? "") ? cut : cut.replace(/\s\S*$/, "");
  const end = atWord.length > max / 2 ? atWord : cut;
  return `${end.replace(/[\s,.;:]+$/, "")}…`;
}

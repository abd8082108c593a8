/** A text as it is compared when people write the same thing in their own way: no case, no accents, single spaces. */
export function foldText(text: string): string {
  const plain = hasAccents.test(text) ? withoutAccents(text) : text.toLowerCase();
  return plain.replace(/\s+/g, " ").trim();
}

const hasAccents = /[^\0-\x7f]/;

function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss");
}

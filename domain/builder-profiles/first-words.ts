/** How many words of a description a card shows. */
const cardWords = 30;

/** The first words of a text on one line, with an ellipsis in place of the last mark when something was cut. */
export function firstWords(text: string, count = cardWords): string {
  const words = text.split(/\s+/).filter(Boolean);
  const shown = words.slice(0, count).join(" ");
  return words.length > count ? `${shown.replace(/[\s,;:.–—-]+$/u, "")}…` : shown;
}

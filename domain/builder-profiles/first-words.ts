/** Words of a description on a card. */
const cardWords = 30;

/** The first words of a text on one line; ends in an ellipsis when text was cut. */
export function firstWords(text: string, count = cardWords): string {
  const words = text.split(/\s+/).filter(Boolean);
  const shown = words.slice(0, count).join(" ");
  return words.length > count ? `${shown.replace(/[\s,;:.–—-]+$/u, "")}…` : shown;
}

import { amount } from "../../../ui/data/rows.css.ts";
import { characters, priceText } from "./price-text.css.ts";

/** A price in the table, without line breaks: on a phone a long one is smaller. */
export function PriceText({ children: text }: { children: string }) {
  const longest = Math.max(...text.split(" ").map(({ length }) => length));
  return (
    <span className={`${amount} ${priceText}`} style={{ [characters.slice(4, -1)]: longest }}>
      {text}
    </span>
  );
}

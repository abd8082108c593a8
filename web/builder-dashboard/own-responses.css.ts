import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";

/** On a phone only the first three of a list; its own view has all. */
export const firstFew = style({});
globalStyle(`${firstFew} > li:nth-child(n + 4)`, {
  "@media": { [media.phone]: { display: "none" } },
});
export const onPhones = style({
  display: "none",
  "@media": { [media.phone]: { display: "block" } },
});
export const elsewhere = style({ "@media": { [media.phone]: { display: "none" } } });

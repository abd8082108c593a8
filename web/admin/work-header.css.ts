import { globalStyle, style } from "@vanilla-extract/css";
import { header as siteHeader } from "../shell/header/site-header.css.ts";
import { media } from "../theme/media.ts";
import { pageSide, space } from "../theme/tokens.ts";

export const header = siteHeader;

/** Mark, places and account in one row as wide as the window; on a phone the places below. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  alignItems: "center",
  columnGap: space.medium,
  minHeight: "4rem",
  paddingInline: pageSide,
  "@media": { [media.bar]: { gridTemplateColumns: "auto 1fr auto" } },
});
export const places = style({
  gridArea: "2 / 1 / auto / -1",
  minWidth: 0,
  marginInline: `calc(-1 * ${pageSide})`,
  paddingInline: `calc(${pageSide} - 0.625rem)`,
  "@media": { [media.bar]: { gridArea: "auto", margin: 0, padding: 0 } },
});
globalStyle(`${places} ul`, { border: 0 });

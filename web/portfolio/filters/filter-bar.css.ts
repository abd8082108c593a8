import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: "0.75rem 1rem",
  "@media": { [media.print]: { display: "none" } },
});
export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  flex: "1 1 30rem",
});
export const actions = style({ "@media": { "(max-width: 33.99rem)": { width: "100%" } } });
/** Shown only without scripts, when the form does not submit itself. */
export const withoutScripts = style({
  "@media": { "(scripting: enabled)": { display: "none" } },
});

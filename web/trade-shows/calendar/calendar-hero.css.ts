import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { measure, pageSide } from "../../theme/tokens.ts";

export const layout = style({
  display: "grid",
  gap: "1.5rem 3.5rem",
  alignItems: "end",
  maxWidth: `calc(${measure.page} + 2 * ${pageSide})`,
  marginInline: "auto",
  padding: `clamp(2rem, 4.5vw, 4rem) ${pageSide} 0`,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)" } },
});
export const words = style({
  display: "grid",
  gap: "1.25rem",
  alignSelf: "center",
  paddingBottom: "clamp(2rem, 4.5vw, 4rem)",
});
/** The hall from the far end of the aisle; the drawing touches the section's lower edge. */
export const picture = style({
  display: "none",
  "@media": { [media.medium]: { display: "block" }, [media.print]: { display: "none" } },
});

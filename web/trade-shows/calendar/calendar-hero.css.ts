import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { measure } from "../../theme/tokens.ts";

const side = "clamp(1rem, 4vw, 2.5rem)";

export const layout = style({
  display: "grid",
  gap: "1.5rem 3.5rem",
  alignItems: "end",
  maxWidth: `calc(${measure.page} + 2 * ${side})`,
  marginInline: "auto",
  padding: `clamp(2rem, 4.5vw, 4rem) ${side} 0`,
  "@media": { [media.medium]: { gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)" } },
});
export const words = style({
  display: "grid",
  gap: "1.25rem",
  alignSelf: "center",
  paddingBottom: "clamp(2rem, 4.5vw, 4rem)",
});
/** The hall, seen from the far end of the aisle: it stands on the edge of the sheet. */
export const picture = style({
  display: "none",
  "@media": { [media.medium]: { display: "block" }, [media.print]: { display: "none" } },
});

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { space } from "../../theme/tokens.ts";

/** The fields and, where there is room, the card's preview beside them. */
export const sides = style({
  display: "grid",
  gap: space.large,
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 18rem" } },
});
export const side = style({
  display: "grid",
  alignContent: "start",
  gap: space.small,
  minWidth: 0,
  maxWidth: "22rem",
  overflowWrap: "anywhere",
  "@media": { [media.large]: { position: "sticky", top: 0, alignSelf: "start" } },
});

import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { fontSize, radius, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: 0 });

export const waiting = style({
  minHeight: "22rem",
  "@media": { [media.medium]: { minHeight: "14.75rem" } },
});

export const entry = style({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr)",
  alignItems: "center",
  gap: space.medium,
  padding: `${space.small} 0`,
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { "&:first-child": { borderTop: "none" } },
  "@media": { [media.medium]: { gridTemplateColumns: "3.5rem minmax(0, 1fr) auto" } },
});

/** A thumbnail of the file, or an icon for a document. */
export const thumb = style({
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "2.625rem",
  objectFit: "cover",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.small,
  color: vars.color.inkMuted,
  background: vars.color.sunken,
});

export const facts = style({ color: vars.color.inkMuted, fontSize: fontSize.small });

/** Buttons, below the name on a phone. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.medium,
  gridColumn: 2,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.medium]: { gridColumn: "auto", justifyContent: "end" } },
});

import { style } from "@vanilla-extract/css";
import { measure, space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

export const bars = style({
  display: "grid",
  gap: "0.5rem",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const bar = style({
  display: "grid",
  gridTemplateColumns: "minmax(5.5rem, auto) 1fr 3rem",
  alignItems: "center",
  gap: "0.75rem",
});

export const track = style({ height: "0.75rem", background: vars.color.sunken });

export const fill = style({ display: "block", height: "100%", background: vars.color.accent });

export const figure = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });

export const hash = style({ overflowWrap: "anywhere", fontFamily: "ui-monospace, monospace" });

/** Text with a readable line length. */
export const reading = style({ display: "grid", gap: space.small, maxWidth: measure.text });

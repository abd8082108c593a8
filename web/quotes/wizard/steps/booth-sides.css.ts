import { style } from "@vanilla-extract/css";
import { frame } from "../../../booth-drawing/lazy-booth-drawing.css.ts";
import { media } from "../../../theme/media.ts";
import { fontSize, radius, space } from "../../../theme/tokens.ts";
import { vars } from "../../../theme/vars.css.ts";

/** The booth's drawing on small windows, and its plan with four edges. */
export const booth = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 10.5rem",
  gap: space.medium,
  alignItems: "center",
  margin: 0,
  padding: space.small,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  "@media": {
    [media.large]: { gridTemplateColumns: "minmax(0, 1fr) auto", padding: space.medium },
    // without scripts the edges can't be tapped; the exhibit type determines the open sides
    "(scripting: none)": { display: "none" },
  },
});
/** Reserves the drawing's space until the window's width is known. */
export const drawingToCome = style([frame, { "@media": { [media.large]: { display: "none" } } }]);
export const words = style({
  display: "grid",
  gap: space.xsmall,
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
export const plan = style({
  display: "grid",
  gridTemplateColumns: "2.75rem 4rem 2.75rem",
  gridTemplateRows: "2.75rem 4rem 2.75rem",
  gridTemplateAreas: '". back ." "left floor right" ". front ."',
  justifySelf: "end",
});
export const floor = style({
  gridArea: "floor",
  display: "grid",
  placeItems: "center",
  background: vars.color.gridFine,
  fontSize: fontSize.small,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
export const edge = style({
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: "none",
  background: "transparent",
  color: vars.color.inkMuted,
  fontSize: fontSize.small,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.sunken, color: vars.color.ink },
    '&[data-side="back"]': { gridArea: "back", borderBottom: `4px solid ${vars.color.ink}` },
    '&[data-side="front"]': { gridArea: "front", borderTop: `4px solid ${vars.color.ink}` },
    '&[data-side="left"]': { gridArea: "left", borderRight: `4px solid ${vars.color.ink}` },
    '&[data-side="right"]': { gridArea: "right", borderLeft: `4px solid ${vars.color.ink}` },
    "&[aria-pressed=true]": {
      borderStyle: "dashed",
      borderColor: vars.color.accentInk,
      borderWidth: 0,
    },
    '&[aria-pressed=true][data-side="back"]': { borderBottomWidth: "2px" },
    '&[aria-pressed=true][data-side="front"]': { borderTopWidth: "2px" },
    '&[aria-pressed=true][data-side="left"]': { borderRightWidth: "2px" },
    '&[aria-pressed=true][data-side="right"]': { borderLeftWidth: "2px" },
  },
});

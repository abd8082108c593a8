import { style } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";

export const fold = style({
  "@media": {
    // seen without a press before scripts run, too
    [media.small]: {
      selectors: { "&:not([open])::details-content": { contentVisibility: "visible" } },
    },
    [media.print]: {
      selectors: { "&:not([open])::details-content": { contentVisibility: "visible" } },
    },
  },
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "0.5rem",
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": {
    [media.phone]: { minHeight: "2.75rem" },
    [media.small]: { pointerEvents: "none" },
  },
});
export const arrow = style({
  flex: "none",
  selectors: { [`${fold}[open] > ${summary} > &`]: { transform: "rotate(180deg)" } },
  "@media": { [media.small]: { display: "none" } },
});
export const content = style({ display: "grid", gap: "1rem", paddingTop: "0.75rem" });

import { style } from "@vanilla-extract/css";

/** Read out, but not seen. */
export const hiddenFromSight = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const visuallyHidden = style(hiddenFromSight);

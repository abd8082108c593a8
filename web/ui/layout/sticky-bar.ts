import type { StyleRule } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { pageSide, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** A bar at the foot of small windows, over the page's full width; not shown from this width on, nor printed. */
export function stickyBar(hiddenFrom: string): StyleRule {
  return {
    position: "sticky",
    insetBlockEnd: 0,
    zIndex: 2,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.medium,
    marginInline: `calc(-1 * ${pageSide})`,
    padding: `${space.small} ${space.medium} calc(${space.small} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.rule}`,
    background: vars.color.surface,
    "@media": {
      [hiddenFrom]: { display: "none" },
      [media.short]: { position: "static" },
      [media.print]: { display: "none" },
    },
  };
}

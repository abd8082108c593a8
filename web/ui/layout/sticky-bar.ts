import type { StyleRule } from "@vanilla-extract/css";
import { media } from "../../theme/media.ts";
import { pageSide, space } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/**
 * A full-width bar at the bottom of small windows; hidden from the given width on, and in print.
 */
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

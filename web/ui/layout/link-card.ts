import { motion, radius, shadow } from "../../theme/tokens.ts";
import { vars } from "../../theme/vars.css.ts";

/** Styles of a surface that is raised on hover and focus. */
export const raisedWhenActive = {
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  selectors: {
    "&:hover, &:focus-within": { borderColor: vars.color.control, boxShadow: shadow.raised },
  },
} as const;

/** Styles of a card in a list that opens its item. */
export const linkCard = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflow: "hidden",
  border: `1px solid ${vars.color.rule}`,
  borderRadius: radius.medium,
  background: vars.color.surface,
  ...raisedWhenActive,
} as const;

/** Selectors of a link that covers its positioned card. */
export const stretchedLink = {
  "&::after": { content: "", position: "absolute", inset: 0 },
} as const;

/** Selectors of such a link that show the focus around the whole card. */
export const stretchedLinkWithFocus = {
  ...stretchedLink,
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: "-3px",
    borderRadius: radius.medium,
  },
} as const;

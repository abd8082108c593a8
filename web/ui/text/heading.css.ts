import { styleVariants } from "@vanilla-extract/css";
import { fontSize } from "../../theme/tokens.ts";

export const sizes = styleVariants({
  display: { fontSize: fontSize.display, lineHeight: 0.98, letterSpacing: "-0.03em" },
  page: { fontSize: fontSize.page, lineHeight: 1.04, letterSpacing: "-0.025em" },
  section: { fontSize: fontSize.section, lineHeight: 1.1, letterSpacing: "-0.02em" },
  card: { fontSize: fontSize.card, lineHeight: 1.25, letterSpacing: "-0.01em" },
  small: { fontSize: fontSize.medium, lineHeight: 1.35 },
});

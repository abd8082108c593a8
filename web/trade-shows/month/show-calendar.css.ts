import { style } from "@vanilla-extract/css";
import { motion } from "../../theme/tokens.ts";

export const stale = style({ opacity: 0.6, transition: `opacity ${motion.calm}` });

import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/vars.css.ts";

export const before = style({ display: "block", color: vars.color.inkMuted });

export const after = style({ display: "block", fontVariantNumeric: "tabular-nums" });

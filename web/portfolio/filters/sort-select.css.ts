import { style } from "@vanilla-extract/css";

export const sort = style({ display: "flex", alignItems: "center", gap: "0.625rem" });
export const label = style({ fontWeight: 600, whiteSpace: "nowrap" });

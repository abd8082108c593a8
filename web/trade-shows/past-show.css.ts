import { style } from "@vanilla-extract/css";

export const comingShows = style({ margin: "0.25rem 0 0.5rem", paddingInlineStart: "1.25rem" });

import { style } from "@vanilla-extract/css";

export const comingShows = style({ margin: "0.25rem 0 0.5rem", paddingInlineStart: "1.25rem" });

/** Space to the breadcrumb above and the show below. */
export const over = style({ marginBlock: "0.75rem 1.5rem" });

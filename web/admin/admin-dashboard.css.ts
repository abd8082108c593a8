import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "../theme/media.ts";
import { space } from "../theme/tokens.ts";
import { vars } from "../theme/vars.css.ts";

/** A window with room for the list and the opened request, each of which scrolls by itself. */
export const deskFits = `${media.large} and (min-height: 44rem)`;
/** Height of the header, and of the page's margins above and below. */
const around = "calc(4rem + 1px + 2 * 1rem)";

export const dashboard = style({ display: "flex", flexDirection: "column", gap: space.medium });

/** As high as the window, so that the page doesn't scroll. */
export const desk = style({
  "@media": { [deskFits]: { height: `calc(100dvh - ${around})`, minHeight: "30rem" } },
});
globalStyle(`${desk} > section`, { "@media": { [deskFits]: { flex: 1, minHeight: 0 } } });

/** The links to the views of a place; their line goes on below the button beside them. */
export const viewsRow = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  borderBottom: `1px solid ${vars.color.rule}`,
});
globalStyle(`${viewsRow} nav`, { minWidth: 0, marginBottom: "-1px" });
globalStyle(`${viewsRow} ul`, { border: 0 });

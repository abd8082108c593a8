import { style } from "@vanilla-extract/css";
import { vars } from "../theme/vars.css.ts";

const line = (color: string, angle: string) =>
  `linear-gradient(${angle}, ${color} 1px, transparent 1px)`;

/** A background of graph paper: lines every 8 px, stronger ones every 40 px. */
export const graphPaper = style({
  borderBlock: `1px solid ${vars.color.rule}`,
  marginTop: "-1px",
  backgroundImage: [
    line(vars.color.gridBold, "0deg"),
    line(vars.color.gridBold, "90deg"),
    line(vars.color.gridFine, "0deg"),
    line(vars.color.gridFine, "90deg"),
  ].join(", "),
  backgroundSize: "40px 40px, 40px 40px, 8px 8px, 8px 8px",
  backgroundPosition: "center top",
});

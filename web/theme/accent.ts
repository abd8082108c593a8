import { contrastRatio, inkOn, mixed, textContrast } from "../../domain/shared/contrast.ts";
import { media } from "./media.ts";
import { type Colors, darkColors, lightColors } from "./tokens.ts";
import { vars } from "./vars.css.ts";

const roles = ["accent", "accentHover", "onAccent", "accentInk", "accentSoft"] as const;
type Accent = Pick<Colors, (typeof roles)[number]>;

/**
 * The accent's roles in a color of the operator's (`#rrggbb`), on the papers of light or dark mode.
 * Text in them and on them can be read, whatever the color.
 */
export function accentOf(color: string, papers: Colors): Accent {
  const onAccent = inkOn(color);
  const accentSoft = mixed(color, papers.surface, 0.87);
  const away = onAccent === "#ffffff" ? "#000000" : "#ffffff";
  return {
    accent: color,
    accentHover: mixed(color, away, 0.12),
    onAccent,
    accentInk: readableOn(
      [papers.canvas, papers.surface, papers.sunken, accentSoft],
      color,
      papers,
    ),
    accentSoft,
  };
}

/** The color, as near to the ink of the papers as it takes to be read on them. */
function readableOn(grounds: string[], color: string, { ink }: Colors): string {
  const steps = Array.from({ length: 21 }, (_, step) => mixed(color, ink, step / 20));
  const canBeRead = (text: string) =>
    grounds.every((ground) => contrastRatio(text, ground) >= textContrast);
  return steps.find(canBeRead) ?? ink;
}

/** The style sheet of a site with an accent of its own. */
export function accentSheet(color: string): string {
  const rule = (papers: Colors) => {
    const accent = accentOf(color, papers);
    const set = roles.map((role) => `${nameOf(vars.color[role])}:${accent[role]}`);
    return `:root:root{${set.join(";")}}`;
  };
  return `${rule(lightColors)}@media ${media.dark}{${rule(darkColors)}}`;
}

/** The custom property in `var(--name)`. */
const nameOf = (used: string) => used.slice("var(".length, -1);

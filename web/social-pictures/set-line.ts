import letters from "./letters.json" with { type: "json" };

export type Face = keyof typeof letters;

type Letter = { advance: number; outline: string | null };

/** Characters of other scripts use the machine's fonts; their width is estimated. */
const wide = { advance: 1000, outline: null };
const narrow = { advance: 600, outline: null };

function letterOf(face: Face, character: string): Letter {
  const known: Record<string, string> = letters[face];
  const [base = ""] = character.normalize("NFD");
  const found = known[character] ?? known[base];
  if (found === undefined) return (character.codePointAt(0) ?? 0) >= 0x2e80 ? wide : narrow;
  const space = found.indexOf(" ");
  if (space < 0) return { advance: Number(found), outline: "" };
  return { advance: Number(found.slice(0, space)), outline: found.slice(space + 1) };
}

/** The width of a line, in units of its size. */
export function widthOf(text: string, face: Face, size: number): number {
  const thousandths = [...text].reduce((sum, each) => sum + letterOf(face, each).advance, 0);
  return (thousandths * size) / 1000;
}

type Line = { x: number; y: number; face: Face; size: number; color: string; spacing?: number };

/**
 * A line of text as outlines, with its baseline at `y`, so that it looks the same on a machine
 * without fonts.
 */
export function setLine(text: string, { x, y, face, size, color, spacing = 0 }: Line): string {
  let at = 0;
  const drawn = [...text].map((character) => {
    const { advance, outline } = letterOf(face, character);
    const place = `transform="translate(${Math.round(at)} 0)"`;
    at += advance + spacing;
    if (outline === "") return "";
    if (outline !== null) return `<path ${place} d="${outline}"/>`;
    return `<text ${place} font-size="1000" font-family="sans-serif">${escapeXml(character)}</text>`;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size / 1000})">${drawn.join("")}</g>`;
}

function escapeXml(character: string): string {
  // leaves out characters that XML does not allow
  if (/[\p{Cc}\p{Cs}\p{Cn}]/u.test(character) || /[\uFFFE\uFFFF]/.test(character)) return "";
  return `&#${character.codePointAt(0)};`;
}

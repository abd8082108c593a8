import { drawSheet } from "./sheet.ts";

const files = import.meta.glob<string>("./topics/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const pattern = /^([a-z]{1,20})-(\d{1,4})-([1-6])\.svg$/;

/**
 * Parses a name such as `freight-12-1.svg` (topic, number, sheet) and draws the topic's file. Odd
 * numbers are mirrored; sheets 2 and 5 are blueprints, sheets 3 and 6 are mirrored once more. Null
 * for any other name.
 */
export function drawTopic(name: string): string | null {
  const [, topic = "", number = "", sheet = ""] = pattern.exec(name) ?? [];
  const file = files[`./topics/${topic}.svg`];
  if (!file) return null;
  const paths = file.slice(file.indexOf("<path"), file.indexOf("</g>")).replaceAll("\n", "");
  return drawSheet(paths, {
    isBlueprint: Number(sheet) % 3 === 2,
    isMirrored: (Number(number) % 2 === 1) !== (Number(sheet) % 3 === 0),
  });
}

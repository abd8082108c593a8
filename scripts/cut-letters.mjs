import { readFileSync, writeFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { decompress } from "wawoff2";

const folder = "node_modules/@fontsource-variable";
const faces = { display: ["bricolage-grotesque", 700], text: ["instrument-sans", 550] };
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
];
const pens = {
  moveTo: "M",
  lineTo: "L",
  quadraticCurveTo: "Q",
  bezierCurveTo: "C",
  closePath: "Z",
};
const letters = {};
for (const [name, [face, wght]] of Object.entries(faces)) {
  const parts = ["latin", "latin-ext"].map((part) =>
    readFileSync(`${folder}/${face}/files/${face}-${part}-wght-normal.woff2`),
  );
  const fonts = await Promise.all(
    parts.map(async (part) =>
      fontkit.create(Buffer.from(await decompress(part))).getVariation({ wght }),
    ),
  );
  letters[name] = {};
  for (const [from, to] of ranges) {
    for (let code = from; code <= to; code++) {
      const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
      if (!font) continue;
      const { advanceWidth, path } = font.glyphForCodePoint(code);
      const at = (value) => Math.round((value * 1000) / font.unitsPerEm);
      const outline = path.commands.map(
        ({ command, args }) =>
          pens[command] + args.map((value, index) => at(index % 2 ? -value : value)).join(" "),
      );
      letters[name][String.fromCodePoint(code)] = `${at(advanceWidth)} ${outline.join("")}`.trim();
    }
  }
}
writeFileSync("web/social-pictures/letters.json", JSON.stringify(letters, null, 2));
